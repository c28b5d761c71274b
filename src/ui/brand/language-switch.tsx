import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { LOCALES, LOCALE_FACTS, type Locale } from '@/config/locales';
import { GlobeIcon } from '../kit/icons/system-icons';
import { useLocale } from '../use-locale';
import { VisuallyHidden } from '../kit/layout/visually-hidden';

/** Same page, same query, other language. The address holds the choice. */
export function useSwitchLanguage() {
  const router = useRouter();
  const wanted = useRef<Locale | null>(null);

  function go() {
    const { pathname, query, asPath, isReady } = router;
    const locale = wanted.current;
    // A page of an address with parameters does not know them in its first moment, and cannot be named before.
    if (!locale || !isReady) return;
    wanted.current = null;
    void router.push({ pathname, query }, asPath, { locale, scroll: false });
  }
  useEffect(go);
  return (locale: Locale) => {
    wanted.current = locale;
    go();
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

/** A button for every other language, by its own name; compact, by an icon. */
export function LanguageSwitch({ isCompact = false }: { isCompact?: boolean }) {
  const locale = useLocale();
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
