import { env } from '@/config/env';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { lazyPart } from '@/ui/kit/layout/lazy-part';

/** Loads its code later: it is below the fold and few orders use it. Nothing for a provider that takes no photos. */
export const LazyPhotosSection = env.providerDialect.includes('no-photos')
  ? () => null
  : lazyPart(() => import('./photos-section').then((module) => module.PhotosSection), {
      fallback: (
        <SkeletonGroup>
          <Skeleton height={196} radius={12} />
        </SkeletonGroup>
      ),
    });
