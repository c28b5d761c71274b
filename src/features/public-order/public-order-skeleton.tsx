import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { LiveStateSkeleton } from '@/ui/order/live-state';
import { styled } from '@/ui/styled';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));
const Lines = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

export function PublicOrderSkeleton() {
  return (
    <SkeletonGroup>
      <Stack>
        <SectionCard>
          <Lines>
            <LiveStateSkeleton />
            <Skeleton width="45%" height={20} />
            <Skeleton height={12} />
          </Lines>
        </SectionCard>
        <SectionCard>
          <Lines>
            <Skeleton width={96} height={24} />
            <Skeleton width="80%" />
            <Skeleton width="50%" />
            <Skeleton width="75%" />
            <Skeleton width="45%" />
          </Lines>
        </SectionCard>
      </Stack>
    </SkeletonGroup>
  );
}
