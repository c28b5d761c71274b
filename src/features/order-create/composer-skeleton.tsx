import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { ComposerColumns, Sections } from './composer-frame';

/** Same shape as the form and its panel, to avoid a layout shift. On phones the first hint takes two lines. */
export function ComposerSkeleton() {
  return (
    <SkeletonGroup isPage>
      <ComposerColumns>
        <Sections>
          <Skeleton height="clamp(162px, calc(930px - 100vw), 185px)" radius={12} />
          <Skeleton height={340} radius={12} />
          <Skeleton height={420} radius={12} />
        </Sections>
        <Skeleton height={380} radius={12} />
      </ComposerColumns>
    </SkeletonGroup>
  );
}
