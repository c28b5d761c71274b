import type { CSSObject, Theme } from '@emotion/react';
import { styled } from '@/ui/styled';

/**
 * One row of the sidebar. Padding and icon add up to 44 px, so nothing moves sideways when the sidebar collapses to
 * icons.
 */
export function rowStyles({ theme }: { theme: Theme }): CSSObject {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    width: '100%',
    minHeight: theme.layout.target,
    padding: theme.spacing(0, 3),
    border: 0,
    borderRadius: theme.radius.inner,
    background: 'none',
    color: palette.text.secondary,
    fontSize: theme.typography.body1.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
    lineHeight: 1.3,
    textAlign: 'left',
    textDecoration: 'none',
    overflow: 'hidden',
    cursor: 'pointer',
    transition: `background-color ${theme.transitions.duration.shortest}ms`,
    '& > svg': { flex: 'none' },
    '@media (hover: hover)': {
      '&:hover:not([aria-disabled])': {
        backgroundColor: palette.surface.hover,
        color: palette.text.primary,
        '& > svg:first-of-type': { color: palette.primary.brand },
      },
    },
    '&[aria-current]': {
      backgroundColor: palette.primary.soft,
      color: palette.primary.text,
      fontWeight: theme.typography.fontWeightBold,
      boxShadow: `inset 3px 0 0 ${palette.accent}`,
      '& > svg:first-of-type': { color: palette.accent },
    },
    '&[aria-disabled]': { color: palette.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -2 },
  };
}

/** The text of a row: always readable by screen readers, visible while expanded. Two lines are as high as a row. */
export const RowLabel = styled('span')({
  flex: 1,
  minWidth: 0,
  maxHeight: '2.6em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '[data-expanded="false"] &': { opacity: 0 },
});

/** An extra icon at the end of a row. */
export const RowSuffix = styled('span')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  // Leaves "Customer support" its one line.
  marginLeft: theme.spacing(-2),
  '[data-expanded="false"] &': { display: 'none' },
}));
