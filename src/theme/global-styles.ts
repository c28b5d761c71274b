import { css } from '@emotion/react';
import { COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';
import { createCache } from './emotion-cache';
import { theme } from './theme';
import { SCHEME_VARIABLES } from './scheme-variables';

const styles = css({
  ':root': { colorScheme: 'light', ...SCHEME_VARIABLES.light },
  // Paper is white, even if the screen was dark.
  '@media screen': {
    [`[${COLOR_SCHEME_ATTRIBUTE}="dark"]`]: { colorScheme: 'dark', ...SCHEME_VARIABLES.dark },
  },
  html: {
    boxSizing: 'border-box',
    WebkitFontSmoothing: 'antialiased',
    // Avoids a layout shift when a long list arrives or a dialog locks the page.
    scrollbarGutter: 'stable',
    WebkitTextSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
  },
  '*, *::before, *::after': {
    boxSizing: 'inherit',
    // A long word without a break must not make a grid column wider than the page.
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  // `inherit` stops here: the browser's own box around the content of `details` keeps content-box.
  'details > *': { boxSizing: 'border-box' },
  // A dialog's backdrop does not cover the scrollbar gutter, so the page dims it.
  'html:has(> body > .MuiModal-root)': { backgroundColor: theme.vars.palette.surface.dimmed },
  // The gutter stays while a dialog is open, so MUI's padding for the hidden scrollbar would move the page.
  'body:has(> .MuiModal-root)': { paddingRight: 'env(safe-area-inset-right) !important' },
  body: {
    minHeight: '100dvh',
    margin: 0,
    // A phone on its side: nothing under the camera or the round corners.
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    fontFamily: theme.typography.fontFamily,
    ...theme.typography.body1,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    // No single short word on the last line.
    textWrap: 'pretty',
    fontVariantNumeric: 'tabular-nums',
  },
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  'h1, h2, h3, p, ul, ol, dl, dd, fieldset, legend': { margin: 0, padding: 0 },
  'h1, h2, h3': { textWrap: 'balance' },
  // Lines that are typed in must not move while they are written.
  textarea: { textWrap: 'wrap' },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  // Texts written by people may be one long word.
  bdi: { minWidth: 0, overflowWrap: 'anywhere' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  a: { color: 'inherit' },
  ':focus-visible': {
    outline: `2px solid var(--focus-ring, ${theme.vars.palette.primary.brand})`,
    outlineOffset: 2,
  },
  // The skip link and a new page focus these by themselves; a ring would not help.
  'main:focus, h1:focus': { outline: 'none' },
  // What takes the focus comes below the bar at the top and above the bar at the bottom, which itself needs no room. A taller
  // bar says its room. Margins of a component's own win.
  [theme.breakpoints.down('desktop')]: {
    ':where(:is(main, footer) :focus:not([data-bottom] *))': {
      scrollMargin: `${theme.layout.topBar + 8}px 0 var(--bar-room, 6.5rem)`,
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    // A toast closes when the animation of its (invisible) bar ends, so the bar must keep its duration.
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

/**
 * The CSS variables of both colour schemes and the base styles, as the text of a style element. For the server: they never
 * change, so no page needs the code that makes them.
 */
export function globalCss(): string {
  const cache = createCache();
  return cache.insert('', styles, cache.sheet, false) ?? '';
}
