import type { LazyTexts } from '../lazy-texts';

export const ledgerTexts: LazyTexts = {
  namespace: 'ledger',
  ko: () => import('../../../../locales/ko/ledger.json'),
  en: () => import('../../../../locales/en/ledger.json'),
};
