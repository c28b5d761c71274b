import type { LazyTexts } from '../lazy-texts';

export const movingItemsTexts: LazyTexts = {
  namespace: 'movingItems',
  ko: () => import('../../../../locales/ko/movingItems.json'),
  en: () => import('../../../../locales/en/movingItems.json'),
};
