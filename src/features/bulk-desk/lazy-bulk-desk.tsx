import { lazyPart } from '@/ui/lazy-part';
import { DeskSkeleton } from './desk-skeleton';

/** The sheet and all that reads and writes one: only those who open it load it. */
export const BulkDesk = lazyPart(() => import('./bulk-desk').then((module) => module.BulkDesk), {
  fallback: <DeskSkeleton />,
});
