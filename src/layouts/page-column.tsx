import { styled } from '@/ui/styled';

/** Header, main and footer in a column; the footer stays at the bottom of short pages. */
export const PageColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
  '@media print': { display: 'block', minHeight: 0 },
});
