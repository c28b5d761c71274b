import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';

type Language = 'ko' | 'en';

/** Namespaces that come with a lazy part instead of with the HTML of its page. */
const LAZY = {
  bestOrder: {
    ko: () => import('../../../locales/ko/bestOrder.json'),
    en: () => import('../../../locales/en/bestOrder.json'),
  },
  brandpay: {
    ko: () => import('../../../locales/ko/brandpay.json'),
    en: () => import('../../../locales/en/brandpay.json'),
  },
  map: {
    ko: () => import('../../../locales/ko/map.json'),
    en: () => import('../../../locales/en/map.json'),
  },
  detail: {
    ko: () => import('../../../locales/ko/detail.json'),
    en: () => import('../../../locales/en/detail.json'),
  },
  orderExport: {
    ko: () => import('../../../locales/ko/orderExport.json'),
    en: () => import('../../../locales/en/orderExport.json'),
  },
  ledger: {
    ko: () => import('../../../locales/ko/ledger.json'),
    en: () => import('../../../locales/en/ledger.json'),
  },
  cashReceipt: {
    ko: () => import('../../../locales/ko/cashReceipt.json'),
    en: () => import('../../../locales/en/cashReceipt.json'),
  },
  couponForm: {
    ko: () => import('../../../locales/ko/couponForm.json'),
    en: () => import('../../../locales/en/couponForm.json'),
  },
  bulk: {
    ko: () => import('../../../locales/ko/bulk.json'),
    en: () => import('../../../locales/en/bulk.json'),
  },
  orderErrors: {
    ko: () => import('../../../locales/ko/orderErrors.json'),
    en: () => import('../../../locales/en/orderErrors.json'),
  },
  moving: {
    ko: () => import('../../../locales/ko/moving.json'),
    en: () => import('../../../locales/en/moving.json'),
  },
  movingWords: {
    ko: () => import('../../../locales/ko/movingWords.json'),
    en: () => import('../../../locales/en/movingWords.json'),
  },
  movingDay: {
    ko: () => import('../../../locales/ko/movingDay.json'),
    en: () => import('../../../locales/en/movingDay.json'),
  },
  movingQuote: {
    ko: () => import('../../../locales/ko/movingQuote.json'),
    en: () => import('../../../locales/en/movingQuote.json'),
  },
  movePlanner: {
    ko: () => import('../../../locales/ko/movePlanner.json'),
    en: () => import('../../../locales/en/movePlanner.json'),
  },
  movingTerms: {
    ko: () => import('../../../locales/ko/movingTerms.json'),
    en: () => import('../../../locales/en/movingTerms.json'),
  },
  inventory: {
    ko: () => import('../../../locales/ko/inventory.json'),
    en: () => import('../../../locales/en/inventory.json'),
  },
  movingItems: {
    ko: () => import('../../../locales/ko/movingItems.json'),
    en: () => import('../../../locales/en/movingItems.json'),
  },
  photos: {
    ko: () => import('../../../locales/ko/photos.json'),
    en: () => import('../../../locales/en/photos.json'),
  },
  push: {
    ko: () => import('../../../locales/ko/push.json'),
    en: () => import('../../../locales/en/push.json'),
  },
  phrases: {
    ko: () => import('../../../locales/ko/phrases.json'),
    en: () => import('../../../locales/en/phrases.json'),
  },
  /** Also part of the HTML of the public pages themselves. */
  public: {
    ko: () => import('../../../locales/ko/public.json'),
    en: () => import('../../../locales/en/public.json'),
  },
  share: {
    ko: () => import('../../../locales/ko/share.json'),
    en: () => import('../../../locales/en/share.json'),
  },
  sheets: {
    ko: () => import('../../../locales/ko/sheets.json'),
    en: () => import('../../../locales/en/sheets.json'),
  },
};

/**
 * Whether the texts are there, in the page's language unless another is named; a lazy part shows its fallback until
 * then. Null asks for none.
 */
export function useLazyTexts(namespace: keyof typeof LAZY | null, named?: Language): boolean {
  const { i18n } = useTranslation();
  const language: Language = named ?? (i18n.resolvedLanguage === 'en' ? 'en' : 'ko');
  const [loaded, setLoaded] = useState('');
  const isThere = namespace === null || loaded === language || i18n.hasResourceBundle(language, namespace);

  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    LAZY[namespace][language]()
      .then(({ default: texts }) => {
        i18n.addResourceBundle(language, namespace, texts);
        if (isCurrent) setLoaded(language);
      })
      // Without its texts a part stays away.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [i18n, isThere, language, namespace]);

  return isThere;
}
