import type { Orderer } from '@/domain/order/order-request';
import type { GuestEntry } from './guest/guest-entry';

/** Values that only guests enter, under the provider's field names. */
export type PaymentValues = { guest: GuestEntry };

/** The orderer of a guest's order; undefined while a consent is missing. */
export function ordererOf({ guest }: PaymentValues): Orderer | undefined {
  const { service, privacy, thirdParty } = guest.agreements;
  return service && privacy && thirdParty
    ? { name: guest.name, phone: guest.phoneNumber, agreements: { service, privacy, thirdParty } }
    : undefined;
}

export const GUEST_FIELDS = [
  'guest.name',
  'guest.phoneNumber',
  'guest.agreements.service',
  'guest.agreements.privacy',
  'guest.agreements.thirdParty',
] as const;

/** Id of the order button, to focus when another control disappears on press. */
export const PLACE_ID = 'place-order';

/** Order fields that this page shows outside the Formik form. */
export const CHOICE_FIELDS = ['coupon', 'pay', 'payer', 'cashReceipt.number'] as const;
type ChoiceField = (typeof CHOICE_FIELDS)[number];
export type ChoiceErrors = Partial<Record<ChoiceField, string>>;
