import type { LazyTexts } from '../lazy-texts';

export const movingTexts: LazyTexts = {
  namespace: 'moving',
  ko: () => import('../../../../locales/ko/moving.json'),
  en: () => import('../../../../locales/en/moving.json'),
};
