import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { LOCALES, LOCALE_FACTS, type Locale } from '@/config/locales';
import { GlobeIcon } from '../kit/icons/system-icons';
import { useLocale } from '../use-locale';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { styled } from '../styled';

/** Returns a function that switches the language of the current page. The URL stores the choice. */
export function useSwitchLanguage() {
  const router = useRouter();
  const pendingLocale = useRef<Locale | null>(null);

  function switchWhenReady() {
    const { pathname, query, asPath, isReady } = router;
    const locale = pendingLocale.current;
    // Next knows the parameters of a dynamic route only after hydration, and cannot build the URL before.
    if (!locale || !isReady) return;
    pendingLocale.current = null;
    void router.push({ pathname, query }, asPath, { locale, scroll: false });
  }
  useEffect(switchWhenReady);
  return (locale: Locale) => {
    pendingLocale.current = locale;
    switchWhenReady();
  };
}

const Root = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.layout.target,
  padding: theme.spacing(0, 3),
  border: 0,
  borderRadius: theme.radius.inner,
  background: 'none',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
}));

/** One button for each other language, by its native name; compact shows only an icon. */
export function LanguageSwitch({ isCompact = false }: { isCompact?: boolean }) {
  // With one language no other type would be left to compare.
  const locale: string = useLocale();
  const switchTo = useSwitchLanguage();
  const others = LOCALES.filter((other) => other !== locale);
  // An icon alone cannot tell one language from the next.
  const isIcon = isCompact && others.length === 1;
  return others.map((other, index) => (
    // By its place: the button keeps the focus when the language changes under it.
    <Root key={index} type="button" lang={other} onClick={() => switchTo(other)}>
      <GlobeIcon />
      {isIcon ? <VisuallyHidden>{LOCALE_FACTS[other].name}</VisuallyHidden> : LOCALE_FACTS[other].name}
    </Root>
  ));
}
