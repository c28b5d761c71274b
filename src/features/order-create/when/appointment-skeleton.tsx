import { styled } from '@/ui/styled';

/** As high as the fields and their hint, which are below each other on phones. */
export const AppointmentSkeleton = styled('div')(({ theme }) => ({
  height: 221,
  [theme.breakpoints.up('sm')]: { height: 113 },
}));
