import type { LazyTexts } from '../lazy-texts';

export const movingWordsTexts: LazyTexts = {
  namespace: 'movingWords',
  ko: () => import('../../../../locales/ko/movingWords.json'),
  en: () => import('../../../../locales/en/movingWords.json'),
};
