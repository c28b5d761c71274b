import type { LazyTexts } from '../lazy-texts';

export const orderErrorsTexts: LazyTexts = {
  namespace: 'orderErrors',
  ko: () => import('../../../../locales/ko/orderErrors.json'),
  en: () => import('../../../../locales/en/orderErrors.json'),
};
