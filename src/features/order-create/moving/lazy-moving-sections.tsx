import { lazyPart } from '@/ui/lazy-part';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import type { MovingSections } from './moving-sections';
import type { PossibleExtrasLine } from './possible-extras-line';

export function MovingSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={360} radius={12} />
      <Skeleton height={420} radius={12} />
      <Skeleton height={280} radius={12} />
    </SkeletonGroup>
  );
}

/** Nobody who sends a parcel pays for the code of a move. */
export const LazyMovingSections = lazyPart<Parameters<typeof MovingSections>[0]>(
  () => import('./moving-sections').then((module) => module.MovingSections),
  { fallback: <MovingSkeleton /> },
);

export const LazyPossibleExtras = lazyPart<Parameters<typeof PossibleExtrasLine>[0]>(() =>
  import('./possible-extras-line').then((module) => module.PossibleExtrasLine),
);
