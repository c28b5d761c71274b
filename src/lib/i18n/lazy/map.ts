import type { LazyTexts } from '../lazy-texts';

export const mapTexts: LazyTexts = {
  namespace: 'map',
  ko: () => import('../../../../locales/ko/map.json'),
  en: () => import('../../../../locales/en/map.json'),
};
