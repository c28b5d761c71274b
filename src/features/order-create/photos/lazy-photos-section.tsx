import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { PhotosSkeleton } from './photos-skeleton';

/** Loads its code and texts later: it is below the fold and few orders use it. */
export const LazyPhotosSection = lazyPart(() => import('./photos-section').then((module) => module.PhotosSection), {
  fallback: <PhotosSkeleton />,
});
