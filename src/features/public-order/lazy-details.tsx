import type { PublicOrder } from '@/api/order/order-requests';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { lazyPart } from '@/ui/kit/layout/lazy-part';

const load = () => import('./public-details').then((module) => module.PublicDetails);

/** Asked for together with the order, so that it is there when the order is. */
export const prefetchDetails = () => void load().catch(() => undefined);

/** Not in the first load, so that a recipient sees the minutes left sooner. */
export const PublicDetails = lazyPart<{ order: PublicOrder }>(load, {
  fallback: (
    <SkeletonGroup>
      <SectionCard>
        <Skeleton height={160} />
      </SectionCard>
    </SkeletonGroup>
  ),
});
