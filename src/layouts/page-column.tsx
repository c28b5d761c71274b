import { styled } from '@/ui/styled';

/** Header, main and footer in a column; the footer stays at the bottom of short pages. */
export const PageColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
  // What takes the focus comes above the bar at the bottom; the bar itself needs no room.
  [theme.breakpoints.down('desktop')]: {
    '& :focus:not([data-bottom] *)': { scrollMarginBottom: theme.spacing(26) },
  },
  '@media print': { display: 'block', minHeight: 0 },
}));
