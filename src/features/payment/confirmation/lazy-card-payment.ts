import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { CardPaymentProps } from './card-payment';

/** To be prefetched while the guest still chooses: the connection may be gone when the order is placed. */
export const CardPayment = lazyPart<CardPaymentProps>(() =>
  import('./card-payment').then((module) => module.CardPayment),
);
