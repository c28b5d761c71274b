import type { LazyTexts } from '../lazy-texts';

export const phrasesTexts: LazyTexts = {
  namespace: 'phrases',
  ko: () => import('../../../../locales/ko/phrases.json'),
  en: () => import('../../../../locales/en/phrases.json'),
};
