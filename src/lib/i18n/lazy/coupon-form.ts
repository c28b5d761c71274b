import type { LazyTexts } from '../lazy-texts';

export const couponFormTexts: LazyTexts = {
  namespace: 'couponForm',
  ko: () => import('../../../../locales/ko/couponForm.json'),
  en: () => import('../../../../locales/en/couponForm.json'),
};
