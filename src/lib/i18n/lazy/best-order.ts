import type { LazyTexts } from '../lazy-texts';

export const bestOrderTexts: LazyTexts = {
  namespace: 'bestOrder',
  ko: () => import('../../../../locales/ko/bestOrder.json'),
  en: () => import('../../../../locales/en/bestOrder.json'),
};
