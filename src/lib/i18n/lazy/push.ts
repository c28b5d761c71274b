import type { LazyTexts } from '../lazy-texts';

export const pushTexts: LazyTexts = {
  namespace: 'push',
  ko: () => import('../../../../locales/ko/push.json'),
  en: () => import('../../../../locales/en/push.json'),
};
