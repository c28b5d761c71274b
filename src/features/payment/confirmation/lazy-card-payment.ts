import type { PlacedOrder } from '@/api/order/order-placement';
import { lazyPart } from '@/ui/kit/layout/lazy-part';

/** Called while the guest chooses, because the code must be there when the order has been placed. */
export const loadCardPayment = () => import('./card-payment').then((module) => module.CardPayment);

export const CardPayment = lazyPart<{ order: PlacedOrder }>(loadCardPayment);
