import type { LazyTexts } from '../lazy-texts';

export const draftOfferTexts: LazyTexts = {
  namespace: 'draftOffer',
  ko: () => import('../../../../locales/ko/draftOffer.json'),
  en: () => import('../../../../locales/en/draftOffer.json'),
};
