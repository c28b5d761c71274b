import type { Orderer } from '@/domain/order/request';
import type { GuestEntry } from './guest/guest-entry';

/** What only guests fill in, under the names of the provider's fields. */
export type PaymentValues = { guest: GuestEntry };

export const CONSENTS = ['privacy', 'location'] as const;

/** Who orders; undefined as long as a consent is missing. */
export function ordererOf({ guest }: PaymentValues): Orderer | undefined {
  const { privacy, location } = guest.agreements;
  return privacy && location
    ? { name: guest.name, phone: guest.phoneNumber, agreements: { privacy, location } }
    : undefined;
}

export const GUEST_FIELDS = [
  'guest.name',
  'guest.phoneNumber',
  'guest.agreements.privacy',
  'guest.agreements.location',
] as const;

/** The one button, for whatever takes itself away when it is pressed. */
export const PLACE_ID = 'place-order';

/** Fields of the order that have a place of their own on this screen but are no part of the form. */
export const CHOICE_FIELDS = ['coupon', 'pay', 'payer', 'cashReceipt.number'] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];
export type ChoiceErrors = Partial<Record<ChoiceField, string>>;
