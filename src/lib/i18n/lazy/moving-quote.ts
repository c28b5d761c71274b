import type { LazyTexts } from '../lazy-texts';

export const movingQuoteTexts: LazyTexts = {
  namespace: 'movingQuote',
  ko: () => import('../../../../locales/ko/movingQuote.json'),
  en: () => import('../../../../locales/en/movingQuote.json'),
};
