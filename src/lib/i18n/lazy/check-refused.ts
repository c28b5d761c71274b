import type { LazyTexts } from '../lazy-texts';

export const checkRefusedTexts: LazyTexts = {
  namespace: 'checkRefused',
  ko: () => import('../../../../locales/ko/checkRefused.json'),
  en: () => import('../../../../locales/en/checkRefused.json'),
};
