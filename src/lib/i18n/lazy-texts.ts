import type { i18n as I18n } from 'i18next';
import { useTranslation } from '@/lib/i18n/use-translation';
import { startTransition, useEffect, useState } from 'react';
import { isLocale, localeOf, type Locale } from '@/config/locales';
import { nextTurn } from '@/domain/next-turn';
import type { LAZY_TEXTS } from '@/generated/lazy-texts';

type LazyNamespace = keyof (typeof LAZY_TEXTS)[Locale];

const waitMs = (tries: number) => Math.min(1_000 * 2 ** tries, 30_000);

/** For a text outside a component. */
export async function loadTexts(i18n: I18n, locale: Locale, namespace: LazyNamespace) {
  await nextTurn();
  // The list of all files loads when it is first needed: every page would be 3 kB (gzip) larger with it.
  const { LAZY_TEXTS } = await import('@/generated/lazy-texts');
  const { default: texts } = await LAZY_TEXTS[locale][namespace]();
  i18n.addResourceBundle(locale, namespace, texts);
}

/**
 * Loads the texts of a lazy part, which are not in the HTML of its page. Returns whether they are there; until then the
 * part shows its fallback, so that no key is seen. `null` asks for none.
 * `locales`: the page's own language unless others are named.
 */
export function useLazyTexts(namespace: LazyNamespace | null, locales?: readonly Locale[]): boolean {
  const { i18n } = useTranslation();
  const [, setArrivals] = useState(0);
  const [tries, setTries] = useState(0);
  const wanted = locales ?? [localeOf(i18n.resolvedLanguage)];
  const missing =
    namespace === null ? '' : wanted.filter((locale) => !i18n.hasResourceBundle(locale, namespace)).join(' ');

  useEffect(() => {
    if (namespace === null || missing === '') return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const requests = missing.split(' ').filter(isLocale);
    void Promise.allSettled(requests.map((locale) => loadTexts(i18n, locale, namespace))).then((results) => {
      if (!isCurrent) return;
      // What waited for the texts renders in slices.
      startTransition(() => setArrivals((count) => count + 1));
      // A part cannot be shown without its texts, so they are asked for until they come.
      const hasFailed = results.some(({ status }) => status === 'rejected');
      if (hasFailed) timer = setTimeout(() => setTries((count) => count + 1), waitMs(tries));
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [i18n, missing, namespace, tries]);

  return missing === '';
}
