import type { components } from '@/api/contract/schema.gen';
import { isWebAddress } from '../text/web-address';

type LinkField = 'paymentUrl' | 'paymentDueAt' | 'paymentPhone';

/** By the contract's names, so that a field with another name does not compile instead of being lost. */
export type WithLink = { [Field in LinkField]?: components['schemas']['Order'][Field] | undefined };

/** How an order by card is paid; null for what the provider does not say. */
export type PaymentLink = { url: string | null; dueAt: string | null; phone: string | null };

export const paymentLinkOf = ({ paymentUrl, paymentDueAt, paymentPhone }: WithLink): PaymentLink => ({
  // They may come from the browser's storage.
  url: typeof paymentUrl === 'string' && isWebAddress(paymentUrl) ? paymentUrl : null,
  dueAt: typeof paymentDueAt === 'string' && !Number.isNaN(Date.parse(paymentDueAt)) ? paymentDueAt : null,
  phone: paymentPhone || null,
});

/** Whether the link has stopped working at `now` (epoch ms). */
export const isOverdue = ({ dueAt }: PaymentLink, now: number) => dueAt !== null && Date.parse(dueAt) <= now;

/** The reason of a cancellation by the provider after the deadline. */
export const UNPAID = 'unpaid';
