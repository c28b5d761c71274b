import type { LazyTexts } from '../lazy-texts';

export const movingTermsTexts: LazyTexts = {
  namespace: 'movingTerms',
  ko: () => import('../../../../locales/ko/movingTerms.json'),
  en: () => import('../../../../locales/en/movingTerms.json'),
};
