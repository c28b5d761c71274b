import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

const HEIGHT = 420;

export function DeskSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={HEIGHT} radius={12} />
    </SkeletonGroup>
  );
}
