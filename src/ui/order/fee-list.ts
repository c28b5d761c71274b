import { styled } from '../styled';

/** Fees by name, one a line: what a cancellation costs now or at each time. */
export const FeeList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(4) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: theme.typography.fontWeightBold, textAlign: 'right' },
}));
