import { OWN_TEXTS } from '@/generated/texts-of-line';
import { useOwnTexts } from './own-texts';

export const useLineTexts = () => useOwnTexts('line', OWN_TEXTS);
