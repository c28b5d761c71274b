import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';

type Language = 'ko' | 'en';

type Load = () => Promise<{ default: Record<string, unknown> }>;

/**
 * A namespace that comes with a lazy part instead of with the HTML of its page: one file each in `lazy/`, so that a page
 * carries the addresses of no texts but its own.
 */
export type LazyTexts = { namespace: string } & Record<Language, Load>;

const waitMs = (tries: number) => Math.min(1_000 * 2 ** tries, 30_000);

/**
 * Whether the texts are there, in the page's language unless another is named; a lazy part shows its fallback until
 * then. Null asks for none.
 */
export function useLazyTexts(texts: LazyTexts | null, named?: Language): boolean {
  const { i18n } = useTranslation();
  const language: Language = named ?? (i18n.resolvedLanguage === 'en' ? 'en' : 'ko');
  const [loaded, setLoaded] = useState('');
  const [tries, setTries] = useState(0);
  const isThere = texts === null || loaded === language || i18n.hasResourceBundle(language, texts.namespace);

  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    texts[language]()
      .then((file) => {
        i18n.addResourceBundle(language, texts.namespace, file.default);
        if (isCurrent) setLoaded(language);
      })
      // Without its texts a part stays away: they are asked for until they come.
      .catch(() => {
        if (isCurrent) timer = setTimeout(() => setTries((count) => count + 1), waitMs(tries));
      });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [i18n, isThere, language, texts, tries]);

  return isThere;
}
