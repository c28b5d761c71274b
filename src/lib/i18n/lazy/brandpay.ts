import type { LazyTexts } from '../lazy-texts';

export const brandpayTexts: LazyTexts = {
  namespace: 'brandpay',
  ko: () => import('../../../../locales/ko/brandpay.json'),
  en: () => import('../../../../locales/en/brandpay.json'),
};
