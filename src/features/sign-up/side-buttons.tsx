import styled from '@emotion/styled';

/** What is possible besides going on: side by side, under the one main action. */
export const SideButtons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}));
