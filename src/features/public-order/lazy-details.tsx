import type { PublicOrder } from '@/api/order/order-requests';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { lazyPart } from '@/ui/kit/layout/lazy-part';

/** Not in the first load, so that a recipient sees the minutes left sooner. */
export const PublicDetails = lazyPart<{ order: PublicOrder }>(
  () => import('./public-details').then((module) => module.PublicDetails),
  {
    fallback: (
      <SkeletonGroup>
        <SectionCard>
          <Skeleton height={160} />
        </SectionCard>
      </SkeletonGroup>
    ),
  },
);
