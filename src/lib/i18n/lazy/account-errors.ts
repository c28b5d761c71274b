import type { LazyTexts } from '../lazy-texts';

export const accountErrorsTexts: LazyTexts = {
  namespace: 'accountErrors',
  ko: () => import('../../../../locales/ko/accountErrors.json'),
  en: () => import('../../../../locales/en/accountErrors.json'),
};
