import type { LazyTexts } from '../lazy-texts';

export const priceShownTexts: LazyTexts = {
  namespace: 'priceShown',
  ko: () => import('../../../../locales/ko/priceShown.json'),
  en: () => import('../../../../locales/en/priceShown.json'),
};
