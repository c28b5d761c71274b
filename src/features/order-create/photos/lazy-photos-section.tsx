import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { PhotosSkeleton } from './photos-skeleton';

/** Below the fold and for few orders: its code and its texts come after the rest. */
export const LazyPhotosSection = lazyPart(() => import('./photos-section').then((module) => module.PhotosSection), {
  fallback: <PhotosSkeleton />,
});
