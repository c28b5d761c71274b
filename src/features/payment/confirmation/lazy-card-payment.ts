import type { PlacedOrder } from '@/api/order/order-placement';
import { lazyPart } from '@/ui/kit/layout/lazy-part';

/** To be prefetched while the guest still chooses: the connection may be gone when the order is placed. */
export const CardPayment = lazyPart<{ order: PlacedOrder }>(() =>
  import('./card-payment').then((module) => module.CardPayment),
);
