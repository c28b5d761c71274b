import type { LazyTexts } from '../lazy-texts';

export const orderExportTexts: LazyTexts = {
  namespace: 'orderExport',
  ko: () => import('../../../../locales/ko/orderExport.json'),
  en: () => import('../../../../locales/en/orderExport.json'),
};
