import type { CSSObject, Theme } from '@emotion/react';

/**
 * Styles of a link that is pressed anywhere in its row. The row needs `position: relative`; other controls in it need
 * `position: relative` and `zIndex: 1`.
 */
export const rowLinkStyles = (theme: Theme): CSSObject => ({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${theme.vars.palette.primary.brand}`,
    outlineOffset: -2,
    borderRadius: theme.radius.inner,
  },
});
