import { styled } from '@/ui/styled';

/** Parts of the vehicle section above its cards. */
export const Gap = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(4) }));
