import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { BulkOrdersSkeleton } from './bulk-orders-skeleton';

/** Loads the code for sheets only when this page opens. */
export const BulkOrders = lazyPart(() => import('./bulk-orders-page').then((module) => module.BulkOrders), {
  fallback: <BulkOrdersSkeleton />,
});
