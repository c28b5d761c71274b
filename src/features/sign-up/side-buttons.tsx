import { styled } from '@/ui/styled';

/** Secondary buttons, side by side below the main action. */
export const SideButtons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}));
