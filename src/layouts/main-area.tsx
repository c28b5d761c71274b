import type { ReactNode } from 'react';
import { styled } from '@/ui/styled';

export const MAIN_ID = 'main';

const Root = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  margin: '0 auto',
  padding: theme.spacing(6, 4, 10),
  scrollMarginTop: theme.layout.topBar,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  '&[data-width="page"]': { maxWidth: theme.layout.page },
  '&:is([data-width="page"], [data-width="wide"])': {
    [theme.breakpoints.up('lg')]: { padding: theme.spacing(10, 8, 16) },
  },
  // Tables: to the edge of a window of 1920 px. One view of a page may ask for it too.
  '&:is([data-width="wide"], :has([data-wide="true"]))': { maxWidth: theme.layout.wide },
  '&[data-width="reading"]': { maxWidth: theme.layout.reading },
  '&[data-width="form"]': {
    maxWidth: theme.layout.form,
    paddingInline: theme.spacing(4),
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(14, 20) },
  },
  '@media print': { padding: 0, maxWidth: 'none' },
}));

/** The main landmark of the page; the skip link moves the focus here. */
export function MainArea({ width, children }: { width: 'page' | 'wide' | 'reading' | 'form'; children: ReactNode }) {
  return (
    <Root id={MAIN_ID} tabIndex={-1} data-width={width}>
      {children}
    </Root>
  );
}
