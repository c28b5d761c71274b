import type { LazyTexts } from '../lazy-texts';

export const photosTexts: LazyTexts = {
  namespace: 'photos',
  ko: () => import('../../../../locales/ko/photos.json'),
  en: () => import('../../../../locales/en/photos.json'),
};
