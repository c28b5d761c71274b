import type { LazyTexts } from '../lazy-texts';

export const shareTexts: LazyTexts = {
  namespace: 'share',
  ko: () => import('../../../../locales/ko/share.json'),
  en: () => import('../../../../locales/en/share.json'),
};
