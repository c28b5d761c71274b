import type { CSSObject, Theme } from '@emotion/react';

export type ButtonVariant = 'primary' | 'neutral' | 'secondary' | 'outline' | 'ghost';
export type ButtonSize = 'large' | 'medium' | 'small';

function looks({ vars: { palette } }: Theme): Record<ButtonVariant, CSSObject> {
  const fill = (tone: Record<'main' | 'light' | 'dark' | 'contrastText', string>): CSSObject => ({
    backgroundColor: tone.main,
    color: tone.contrastText,
    '@media (hover: hover)': { '&:hover': { backgroundColor: tone.light } },
    '&:active': { backgroundColor: tone.dark },
  });
  const subtle: CSSObject = {
    '@media (hover: hover)': { '&:hover': { backgroundColor: palette.surface.hover } },
    '&:active': { backgroundColor: palette.surface.pressed },
  };
  return {
    primary: fill(palette.primary),
    neutral: fill(palette.neutral),
    secondary: {
      backgroundColor: palette.primary.soft,
      color: palette.primary.text,
      '@media (hover: hover)': { '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.primary.brand}` } },
    },
    outline: {
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      boxShadow: `inset 0 0 0 1px ${palette.line.strong}`,
      ...subtle,
      '@media (hover: hover)': {
        '&:hover': { backgroundColor: palette.surface.hover, boxShadow: `inset 0 0 0 1px ${palette.primary.brand}` },
      },
    },
    ghost: { backgroundColor: 'transparent', color: palette.text.secondary, ...subtle },
  };
}

/** Styles for buttons and button-like links. Variants use data attributes, so emotion creates the CSS only once. */
export function buttonStyles({ theme }: { theme: Theme }): CSSObject {
  const { palette } = theme.vars;
  const variants = Object.entries(looks(theme)).map(([name, look]) => [`&[data-variant="${name}"]`, look] as const);
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(2),
    minWidth: 0,
    // Of use to words that need a second line.
    padding: theme.spacing(1.5, 5),
    border: 0,
    borderRadius: theme.radius.inner,
    fontSize: theme.typography.body1.fontSize,
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: 1.3,
    textAlign: 'center',
    // Otherwise a phone number breaks at its hyphen.
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    '& svg': { flex: 'none' },
    transition: `background-color ${theme.transitions.duration.shortest}ms, box-shadow ${theme.transitions.duration.shortest}ms`,
    '&[data-size="large"]': {
      minHeight: theme.layout.controlLarge,
      borderRadius: theme.radius.outer,
      padding: theme.spacing(1, 6),
    },
    '&[data-size="medium"]': { minHeight: theme.layout.control },
    '&[data-size="small"]': {
      minHeight: 36,
      padding: theme.spacing(1, 3),
      fontSize: theme.typography.body2.fontSize,
      fontWeight: theme.typography.fontWeightMedium,
      // The button looks small, but its touch area is 44 px.
      '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
    },
    '&[data-full="true"]': { display: 'flex', width: '100%' },
    ...Object.fromEntries(variants),
    '&&:disabled, &&[aria-disabled="true"]:not([aria-busy="true"])': {
      backgroundColor: palette.surface.pressed,
      color: palette.text.disabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  };
}
