import type { PlacedOrder } from '@/api/order/order-placement';
import { lazyPart } from '@/ui/kit/layout/lazy-part';

/** Called while the guest still chooses: the code must be loaded before the order is placed. */
export const loadCardPayment = () => import('./card-payment').then((module) => module.CardPayment);

export const CardPayment = lazyPart<{ order: PlacedOrder }>(loadCardPayment);
