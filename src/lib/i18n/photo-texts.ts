import { OWN_TEXTS } from '@/generated/texts-of-photos';
import { useOwnTexts } from './own-texts';

export const usePhotoTexts = () => useOwnTexts('photos', OWN_TEXTS);
