import type { LazyTexts } from '../lazy-texts';

export const detailTexts: LazyTexts = {
  namespace: 'detail',
  ko: () => import('../../../../locales/ko/detail.json'),
  en: () => import('../../../../locales/en/detail.json'),
};
