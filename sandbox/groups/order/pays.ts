import type { Schemas } from '../../server/operation';

type Pay = Schemas['Pay'];

type PayRules = {
  /** A cancellation gives the money back. */
  isPrepaid: boolean;
  isForGuests: boolean;
};

/** The payment methods of this provider, all of which it offers. A new one of the contract does not compile without a row. */
const PAYS: Record<Pay, PayRules> = {
  cash: { isPrepaid: false, isForGuests: true },
  card: { isPrepaid: true, isForGuests: true },
  credit: { isPrepaid: false, isForGuests: false },
  point: { isPrepaid: true, isForGuests: false },
  brandPay: { isPrepaid: true, isForGuests: false },
};

export const isPrepaid = (pay: Pay) => PAYS[pay].isPrepaid;
export const isForGuests = (pay: Pay) => PAYS[pay].isForGuests;
export const OFFERED_PAYS = Object.keys(PAYS) as Pay[]; // boundary: Object.keys types keys as string
