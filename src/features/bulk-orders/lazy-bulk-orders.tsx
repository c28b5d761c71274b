import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { DeskSkeleton } from './bulk-orders-skeleton';

/** Loads the code for sheets only when this page opens. */
export const BulkDesk = lazyPart(() => import('./bulk-orders-page').then((module) => module.BulkDesk), {
  fallback: <DeskSkeleton />,
});
