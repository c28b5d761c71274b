import type { CSSObject, Theme } from '@emotion/react';
import { styled } from '../../styled';

/** Styles for a native checkbox. Plain checkboxes in long lists can use them too. */
export const tickStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${theme.vars.palette.line.control}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'inherit',
  transition: `background-color ${theme.transitions.duration.shortest}ms, border-color ${theme.transitions.duration.shortest}ms`,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 7.5,
    top: 3.5,
    width: 6,
    height: 11,
    border: `solid ${theme.vars.palette.primary.contrastText}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(43deg)',
    opacity: 0,
  },
  '&:checked, &:indeterminate': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '&:checked::after': { opacity: 1 },
  '&:indeterminate::after': {
    opacity: 1,
    left: 5,
    top: 4,
    width: 11,
    height: 7.5,
    borderWidth: '0 0 2px 0',
    transform: 'none',
  },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.text },
  '&:disabled': {
    backgroundColor: theme.vars.palette.surface.sunken,
    borderColor: theme.vars.palette.line.strong,
    '&::after': { borderColor: theme.vars.palette.text.disabled },
  },
});

export const Tick = styled('input')(tickStyles);
