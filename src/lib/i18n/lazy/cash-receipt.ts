import type { LazyTexts } from '../lazy-texts';

export const cashReceiptTexts: LazyTexts = {
  namespace: 'cashReceipt',
  ko: () => import('../../../../locales/ko/cashReceipt.json'),
  en: () => import('../../../../locales/en/cashReceipt.json'),
};
