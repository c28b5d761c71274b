import type { LazyTexts } from '../lazy-texts';

export const movePlannerTexts: LazyTexts = {
  namespace: 'movePlanner',
  ko: () => import('../../../../locales/ko/movePlanner.json'),
  en: () => import('../../../../locales/en/movePlanner.json'),
};
