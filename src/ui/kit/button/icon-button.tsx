import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../styled';

const Root = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: theme.layout.target,
  height: theme.layout.target,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.inner,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  transition: `background-color ${theme.transitions.duration.shortest}ms, color ${theme.transitions.duration.shortest}ms`,
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: theme.vars.palette.surface.hover, color: theme.vars.palette.text.primary },
  },
  '&:active': { backgroundColor: theme.vars.palette.surface.pressed },
  '&:disabled, &[aria-disabled="true"]': {
    color: theme.vars.palette.line.strong,
    cursor: 'default',
    backgroundColor: 'transparent',
  },
}));

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string;
  children: ReactNode;
};

/** A 44-px square button with an icon; `label` is its accessible name. */
export function IconButton({ label, children, ...button }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} {...button}>
      {children}
    </Root>
  );
}
