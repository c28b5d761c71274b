import type { LazyTexts } from '../lazy-texts';

/** Also part of the HTML of the public pages themselves. */
export const publicTexts: LazyTexts = {
  namespace: 'public',
  ko: () => import('../../../../locales/ko/public.json'),
  en: () => import('../../../../locales/en/public.json'),
};
