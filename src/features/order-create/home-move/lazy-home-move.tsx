import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { MoveStepContent } from './move-step-content';
import type { StepNav } from './step-nav';

export function HomeMoveSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={420} radius={12} />
    </SkeletonGroup>
  );
}

export const StepNavSkeleton = () => <Skeleton height={80} radius={12} />;

/** Keep the home-move code out of the bundle of other orders. */
export const LazyStepContent = lazyPart<Parameters<typeof MoveStepContent>[0]>(() =>
  import('./move-step-content').then((module) => module.MoveStepContent),
);

export const LazyStepNav = lazyPart<Parameters<typeof StepNav>[0]>(
  () => import('./step-nav').then((module) => module.StepNav),
  { fallback: <StepNavSkeleton /> },
);

export const LoadDrawingSkeleton = () => <Skeleton height={148} radius={12} />;

export const LazyLoadDrawing = lazyPart(() => import('./beside-steps').then((module) => module.LoadDrawing), {
  fallback: <LoadDrawingSkeleton />,
});

export const LazyPossibleExtras = lazyPart(() => import('./beside-steps').then((module) => module.PossibleExtrasLine));
