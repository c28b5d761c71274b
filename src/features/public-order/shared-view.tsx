import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { PublicSource } from './use-public-order';

/** The public page inside another page, so that the owner can check it before sending the link. */
export const SharedView = lazyPart<{ source: PublicSource }>(() =>
  import('./shared-order').then((module) => module.SharedOrder),
);

/** The live part of it alone, for a guest who has just ordered. */
export const SharedLive = lazyPart<{ source: PublicSource }>(
  () => import('./shared-order').then((module) => module.SharedLive),
  {
    fallback: (
      <SkeletonGroup>
        <Skeleton height={200} />
      </SkeletonGroup>
    ),
  },
);
