import { styled } from '@/ui/styled';

/** The toolbar between the filters and the orders: count, selects and actions. */
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
    // Takes the focus only from a link or button that disappears.
    outline: 'none',
  },
  '& > :is(button, a):last-child': { marginRight: theme.spacing(-3) },
  // A disabled text button has no background here.
  '&&& > button:disabled': { backgroundColor: 'transparent' },
  '& > [role="group"]': { order: 2, flexBasis: '100%' },
  // On phones only the texts fit on one line, so the icons are hidden.
  [theme.breakpoints.down('sm')]: { columnGap: 0, '& > :is(button, a) svg': { display: 'none' } },
  [theme.breakpoints.up('desktop')]: { '& > [role="group"]': { order: 0, flexBasis: 'auto' } },
}));
