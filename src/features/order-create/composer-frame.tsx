import { styled } from '@/ui/styled';

const PANEL = 360;

export const ComposerColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: `minmax(0, 1fr) ${PANEL}px`, gap: theme.spacing(6) },
}));

export const Sections = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), minWidth: 0 }));
