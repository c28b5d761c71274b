import { styled } from '@/ui/styled';

/** Layout of the sheet. Print keeps two columns, which do not fit on phones. */
export const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  '& > h3': theme.typography.h3,
  '& h4': {
    margin: 0,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: theme.typography.fontWeightBold,
  },
}));

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 6),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

/** Term on the left, value on the right. */
export const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(4) },
  // Wraps before the value does, so that a number stays whole; never narrower than its longest word.
  '& dt': {
    flexShrink: 999,
    minWidth: 'min-content',
    overflowWrap: 'normal',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': {
    minWidth: 0,
    textAlign: 'right',
    overflowWrap: 'anywhere',
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& > [data-strong="true"]': {
    paddingTop: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.line.strong}`,
    fontSize: theme.typography.body1.fontSize,
    fontWeight: theme.typography.fontWeightBold,
    '& dt': { color: 'inherit' },
  },
}));

export const Bullets = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingLeft: theme.spacing(4),
  // The texts start in lower case because other screens use them within a sentence.
  '& > li': { listStyle: 'disc', '&::first-letter': { textTransform: 'uppercase' } },
}));

export const Small = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
