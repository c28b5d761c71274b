import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import type { HomeMoveSections } from './home-move-sections';

export function HomeMoveSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={360} radius={12} />
      <Skeleton height={420} radius={12} />
      <Skeleton height={280} radius={12} />
    </SkeletonGroup>
  );
}

/** Keeps the home-move code out of the bundle of other orders. */
export const LazyHomeMoveSections = lazyPart<Parameters<typeof HomeMoveSections>[0]>(
  () => import('./home-move-sections').then((module) => module.HomeMoveSections),
  { fallback: <HomeMoveSkeleton /> },
);

export const LazyPossibleExtras = lazyPart(() =>
  import('./possible-extras-line').then((module) => module.PossibleExtrasLine),
);
