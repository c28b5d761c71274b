import type { Schemas } from '../../server/operation';

type Pay = Schemas['Pay'];

type PayRules = {
  /** A cancellation gives the money back. */
  isPrepaid: boolean;
  isForGuests: boolean;
  /** The order waits for its payment, by a link in a text message, before a driver is sought. */
  isPaidByLink: boolean;
};

/** The payment methods of this provider, all of which it offers. A new one of the contract does not compile without a row. */
const PAYS: Record<Pay, PayRules> = {
  cash: { isPrepaid: false, isForGuests: true, isPaidByLink: false },
  card: { isPrepaid: true, isForGuests: true, isPaidByLink: true },
  credit: { isPrepaid: false, isForGuests: false, isPaidByLink: false },
  point: { isPrepaid: true, isForGuests: false, isPaidByLink: false },
  brandPay: { isPrepaid: true, isForGuests: false, isPaidByLink: false },
};

export const isPrepaid = (pay: Pay) => PAYS[pay].isPrepaid;
export const isForGuests = (pay: Pay) => PAYS[pay].isForGuests;
export const isPaidByLink = (pay: Pay) => PAYS[pay].isPaidByLink;
export const OFFERED_PAYS = Object.keys(PAYS) as Pay[]; // boundary: Object.keys types keys as string
