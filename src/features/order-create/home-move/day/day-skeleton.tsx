import styled from '@emotion/styled';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  overflow: 'hidden',
  marginTop: theme.spacing(4),
  '& > *': { flex: 'none' },
}));

const DAYS = 9;

export function HomeMoveDaySkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width={200} height={28} />
      <Strip>
        {Array.from({ length: DAYS }, (_, index) => (
          <Skeleton key={index} width={68} height={124} radius={8} />
        ))}
      </Strip>
    </SkeletonGroup>
  );
}
