import type { LazyTexts } from '../lazy-texts';

export const inventoryTexts: LazyTexts = {
  namespace: 'inventory',
  ko: () => import('../../../../locales/ko/inventory.json'),
  en: () => import('../../../../locales/en/inventory.json'),
};
