import { isRecord } from '@/domain/stored-values';
import type { WithLink } from '@/domain/payment/payment-link';
import { isWellFormed } from '@/domain/text/visible-text';
import { GUEST_LINKS_KEY as KEY } from './has-guest-links';
import { readFields, writeFields } from './stored-fields';

/**
 * What a guest needs to find an order again and to pay it, without names and places: where and until when, if the provider
 * has said so.
 */
export type GuestLink = {
  orderId: string;
  orderNo: string;
  organizationId: string;
  /** In won. */
  amount?: number | undefined;
  /** The order waits for a payment by link. */
  isPaidByLink?: boolean | undefined;
} & Pick<WithLink, 'paymentUrl' | 'paymentDueAt'>;

const MAX_LINKS = 10;

/** `paymentLinkOf` checks the payment's fields. */
const isGuestLink = (value: unknown): value is GuestLink =>
  isRecord(value) &&
  (value.amount === undefined || typeof value.amount === 'number') &&
  ['orderId', 'orderNo', 'organizationId'].every((name) => {
    const field = value[name];
    return typeof field === 'string' && isWellFormed(field);
  });

/**
 * The orders that guests made in this browser session, newest first. A sign-in keeps them, as the account does not have
 * them; the end of that session deletes them.
 */
export function readGuestLinks(): GuestLink[] {
  const { links } = readFields(KEY) ?? {};
  if (!Array.isArray(links)) return [];
  return links.filter(isGuestLink).slice(0, MAX_LINKS);
}

export function rememberGuestLink(link: GuestLink) {
  const others = readGuestLinks().filter(({ orderId }) => orderId !== link.orderId);
  writeFields(KEY, { links: [link, ...others].slice(0, MAX_LINKS) });
}
