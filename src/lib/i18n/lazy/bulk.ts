import type { LazyTexts } from '../lazy-texts';

export const bulkTexts: LazyTexts = {
  namespace: 'bulk',
  ko: () => import('../../../../locales/ko/bulk.json'),
  en: () => import('../../../../locales/en/bulk.json'),
};
