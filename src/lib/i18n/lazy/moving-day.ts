import type { LazyTexts } from '../lazy-texts';

export const movingDayTexts: LazyTexts = {
  namespace: 'movingDay',
  ko: () => import('../../../../locales/ko/movingDay.json'),
  en: () => import('../../../../locales/en/movingDay.json'),
};
