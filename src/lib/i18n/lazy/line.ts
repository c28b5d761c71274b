import type { LazyTexts } from '../lazy-texts';

export const lineTexts: LazyTexts = {
  namespace: 'line',
  ko: () => import('../../../../locales/ko/line.json'),
  en: () => import('../../../../locales/en/line.json'),
};
