import type { LazyTexts } from '../lazy-texts';

export const composerNewsTexts: LazyTexts = {
  namespace: 'composerNews',
  ko: () => import('../../../../locales/ko/composerNews.json'),
  en: () => import('../../../../locales/en/composerNews.json'),
};
