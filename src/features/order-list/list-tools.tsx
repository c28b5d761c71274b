import styled from '@emotion/styled';

/** The line between the filters and the orders: how many, which and how, and what can be done with all of them. */
export const ListTools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  minHeight: 40,
  margin: theme.spacing(4, 0, 3),
  '& > p': {
    flex: 1,
    minHeight: '1.6em',
    fontSize: theme.typography.body2.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
    whiteSpace: 'nowrap',
  },
  '& > :is(button, a):last-child': { marginRight: theme.spacing(-3) },
  // In a line of words a disabled one is no box.
  '&&& > button:disabled': { backgroundColor: 'transparent' },
  '& > [role="group"]': { order: 2, flexBasis: '100%' },
  // On phones words alone fit on one line.
  [theme.breakpoints.down('sm')]: { columnGap: 0, '& > :is(button, a) svg': { display: 'none' } },
  [theme.breakpoints.up('desk')]: { '& > [role="group"]': { order: 0, flexBasis: 'auto' } },
}));
