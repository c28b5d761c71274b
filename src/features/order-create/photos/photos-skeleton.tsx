import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';

export const PhotosSkeleton = () => (
  <SkeletonGroup>
    <Skeleton height={196} radius={12} />
  </SkeletonGroup>
);
