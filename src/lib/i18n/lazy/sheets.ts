import type { LazyTexts } from '../lazy-texts';

export const sheetsTexts: LazyTexts = {
  namespace: 'sheets',
  ko: () => import('../../../../locales/ko/sheets.json'),
  en: () => import('../../../../locales/en/sheets.json'),
};
