import { OWN_TEXTS } from '@/generated/texts-of-map';
import { useOwnTexts } from './own-texts';

export const useMapTexts = () => useOwnTexts('map', OWN_TEXTS);
