import { lazyPart } from '@/ui/kit/layout/lazy-part';

/** For a page that hands it to a list of orders. */
export const LazyCancel = lazyPart(() => import('./cancel-from-list').then((module) => module.CancelFromList));
