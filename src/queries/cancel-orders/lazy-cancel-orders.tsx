import { lazyPart } from '@/ui/kit/layout/lazy-part';

/** Loads when it is first shown: few orders are cancelled. */
export const LazyCancelOrders = lazyPart(() => import('./cancel-orders').then((module) => module.CancelOrders));
