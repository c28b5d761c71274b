import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { ComposerColumns, Sections } from './composer-frame';

/** Shaped like the form and its panel. */
export function ComposerSkeleton() {
  return (
    <SkeletonGroup>
      <ComposerColumns>
        <Sections>
          <Skeleton height={140} radius={12} />
          <Skeleton height={340} radius={12} />
          <Skeleton height={420} radius={12} />
        </Sections>
        <Skeleton height={380} radius={12} />
      </ComposerColumns>
    </SkeletonGroup>
  );
}
