import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { DeskSkeleton } from './bulk-orders-skeleton';

/** The sheet and all that reads and writes one: only those who open it load it. */
export const BulkDesk = lazyPart(() => import('./bulk-orders-page').then((module) => module.BulkDesk), {
  fallback: <DeskSkeleton />,
});
