import { Global, type Interpolation, type Theme } from '@emotion/react';
import { COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';
import { SCHEME_VARIABLES } from './variables';

const styles = (theme: Theme): Interpolation<Theme> => ({
  ':root': { colorScheme: 'light', ...SCHEME_VARIABLES.light },
  // Paper is white, whatever the screen was.
  '@media screen': {
    [`[${COLOR_SCHEME_ATTRIBUTE}="dark"]`]: { colorScheme: 'dark', ...SCHEME_VARIABLES.dark },
  },
  html: {
    boxSizing: 'border-box',
    WebkitFontSmoothing: 'antialiased',
    // Content keeps its place when a long list arrives or a dialog locks the page.
    scrollbarGutter: 'stable',
    WebkitTextSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
  },
  '*, *::before, *::after': {
    boxSizing: 'inherit',
    // A long word without a break must not make a grid column wider than the page.
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  // Under a dialog the place of the scrollbar is part of the page, and dims with it.
  'html:has(> body > .MuiModal-root)': { backgroundColor: theme.vars.palette.surface.dimmed },
  body: {
    minHeight: '100dvh',
    margin: 0,
    fontFamily: theme.typography.fontFamily,
    ...theme.typography.body1,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    fontVariantNumeric: 'tabular-nums',
  },
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  'h1, h2, h3, p, ul, ol, dl, dd, fieldset, legend': { margin: 0, padding: 0 },
  'h1, h2, h3': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  // Texts that people wrote may be one long word.
  bdi: { minWidth: 0, overflowWrap: 'anywhere' },
  'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  a: { color: 'inherit' },
  ':focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.brand}`,
    outlineOffset: 2,
  },
  // The main landmark takes focus after the skip link; a ring around the whole page says nothing.
  'main:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    // The toasts' (unseen) bar is their clock: when its animation ends, they close.
    '*:not(.Toastify__progress-bar), *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
  '@media print': {
    body: { backgroundColor: 'transparent' },
    '@page': { margin: '16mm' },
  },
});

/** The page itself: the variables of both colour schemes and a common ground for every browser. */
export const GlobalStyles = () => <Global styles={styles} />;
