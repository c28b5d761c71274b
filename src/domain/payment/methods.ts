import type { components } from '@/api/contract/schema.gen';
import { keysOf } from '../keys-of';

type Schemas = components['schemas'];

/** Spec §3 "Payment strings". */
export type Pay = Schemas['Pay'];
/** Spec §3 "Payer types". */
export type PayerType = Schemas['PayerType'];
/** Who may hand over cash instead of the sender at the pickup. */
export type CashPayer = Exclude<PayerType, 'SMS'>;

type Method = {
  /** Paid before the transport, so that a cancellation gives money back. */
  isPrepaid: boolean;
  /** Billed to the organization for the whole month, so a single order has no receipt. */
  isBilledLater: boolean;
  /** Every deployment can take it; offered when the provider has not said what this one does. */
  isAlwaysOffered: boolean;
  /** A sheet of many orders may name it. */
  isInSheets: boolean;
};

/** In the order in which they are offered. */
const METHODS = {
  cash: { isPrepaid: false, isBilledLater: false, isAlwaysOffered: true, isInSheets: true },
  card: { isPrepaid: true, isBilledLater: false, isAlwaysOffered: true, isInSheets: false },
  credit: { isPrepaid: false, isBilledLater: true, isAlwaysOffered: false, isInSheets: true },
  point: { isPrepaid: true, isBilledLater: false, isAlwaysOffered: false, isInSheets: false },
  brandPay: { isPrepaid: true, isBilledLater: false, isAlwaysOffered: false, isInSheets: false },
} as const satisfies Record<Pay, Method>;

export const PAYS = keysOf(METHODS);
/** Those that a sheet of many orders may name. */
export type SheetPay = { [Name in Pay]: (typeof METHODS)[Name]['isInSheets'] extends true ? Name : never }[Pay];

export const isPrepaid = (pay: Pay) => METHODS[pay].isPrepaid;
export const isBilledLater = (pay: Pay) => METHODS[pay].isBilledLater;
export const isAlwaysOffered = (pay: Pay) => METHODS[pay].isAlwaysOffered;

/** Spec §3 "Payment flow status". */
export type PaymentFlowStatus = 'processing' | 'failed' | 'success';

export const PAYER_TYPES = keysOf({ RoundTrip: true, CashOnArrival: true, SMS: true } satisfies Record<
  PayerType,
  true
>);

/**
 * For a private tax deduction by mobile number, or as a business expense by registration number. Separate from the
 * rules in `cash-receipt.ts`: every page reads stored drafts, but only the payment step needs those rules.
 */
export const CASH_RECEIPT_KINDS = ['incomeDeduction', 'expenseProof'] as const;
export type CashReceiptKind = (typeof CASH_RECEIPT_KINDS)[number];
