import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { addLazyTexts, type LazyNamespace } from '@/lib/i18n/lazy-texts';

/** The texts of `name`, or null until they are there. Where they cannot be had, what needs them stays away. */
export function useLazyTexts<Name extends LazyNamespace>(name: Name): TFunction<Name> | null {
  const { i18n } = useTranslation('common');
  const { language } = i18n;
  const [, setReady] = useState('');

  useEffect(() => {
    let isCurrent = true;
    const ready = () => {
      if (isCurrent) setReady(language);
    };
    void addLazyTexts(i18n, name).then(ready, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [i18n, language, name]);

  return i18n.hasResourceBundle(language, name) ? i18n.getFixedT(language, name) : null;
}
