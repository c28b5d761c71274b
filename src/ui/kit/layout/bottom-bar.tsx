import type { ReactNode } from 'react';
import { styled } from '../../styled';

const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  // Large text has the price above the action.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(4),
  margin: theme.spacing(6, -4, 0),
  padding: theme.spacing(3, 4),
  [theme.breakpoints.up('md')]: { marginInline: theme.spacing(-6), paddingInline: theme.spacing(6) },
  paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  '& > :last-child': { flex: 1 },
  [theme.breakpoints.up('lg')]: {
    marginInline: theme.spacing(-8),
    paddingInline: theme.spacing(8),
    '&[data-until="lg"]': { display: 'none' },
  },
  [theme.breakpoints.up('desktop')]: { '&[data-until="desktop"]': { display: 'none' } },
  '@media print': { display: 'none' },
}));

type BottomBarProps = {
  price?: ReactNode;
  children: ReactNode;
  /** From this breakpoint on, the page itself shows the price and the action. */
  until: 'lg' | 'desktop';
};

/** Keeps price and main action in reach on phones and tablets. */
export function BottomBar({ price, children, until }: BottomBarProps) {
  return (
    <Root data-bottom="bar" data-until={until}>
      {price}
      <div>{children}</div>
    </Root>
  );
}
