import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';

const HEIGHT = 420;

export function BulkOrdersSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={HEIGHT} radius={12} />
    </SkeletonGroup>
  );
}
