import type { CSSObject, Theme } from '@emotion/react';

/** The frame around every input: a thin border that turns blue on focus without a layout shift. */
export function controlBox(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.layout.controlLarge,
    borderRadius: theme.radius.inner,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.line.control}`,
    transition: `border-color ${theme.transitions.duration.shortest}ms`,
    '@media (hover: hover)': { '&:hover': { borderColor: palette.primary.brand } },
    '&:focus-within': {
      borderColor: palette.primary.brand,
      // Not a shadow: forced colours drop those.
      outline: `1px solid var(--focus-ring, ${palette.primary.brand})`,
    },
    '&:has([aria-invalid="true"])': {
      borderColor: palette.error.text,
      '&:focus-within': { outlineColor: palette.error.text },
    },
    '&:has(> :disabled), &:has(> input:read-only), &:has(> textarea:read-only)': {
      backgroundColor: palette.surface.sunken,
      borderColor: palette.line.strong,
    },
  };
}

/** The input inside the frame: unstyled, 16 px so that iOS does not zoom in. */
export function controlText(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    flex: 1,
    minWidth: 0,
    width: '100%',
    padding: theme.spacing(3, 4),
    border: 0,
    background: 'none',
    fontSize: theme.typography.body1.fontSize,
    lineHeight: 1.5,
    color: palette.text.primary,
    appearance: 'none',
    '&:focus, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: palette.text.disabled, opacity: 1 },
    '&:disabled': { color: palette.text.disabled, WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&:-webkit-autofill': {
      // The browser's autofill background would not match the colour scheme.
      boxShadow: `0 0 0 100px ${palette.background.paper} inset`,
      WebkitTextFillColor: palette.text.primary,
      borderRadius: theme.radius.inner,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  };
}
