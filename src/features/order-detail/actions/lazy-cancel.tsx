import { lazyPart } from '@/ui/kit/layout/lazy-part';

/** For the pages that pass it to the order list. */
export const LazyCancel = lazyPart(() => import('./cancel-from-list').then((module) => module.CancelFromList));
