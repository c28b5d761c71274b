import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';

const HEIGHT = 420;

export function DeskSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={HEIGHT} radius={12} />
    </SkeletonGroup>
  );
}
