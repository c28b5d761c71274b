import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';

/** To the end of the window, as high as the steps. */
const HEIGHT = 'max(420px, 100dvh)';

export function BulkOrdersSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={HEIGHT} radius={12} />
    </SkeletonGroup>
  );
}
