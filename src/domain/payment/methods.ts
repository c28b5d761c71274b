/** Spec §3 "Payment method" numbers and "Payment strings". */
export const PAYMENT_METHOD = { cash: 1, credit: 2, card: 3, point: 4, brandPay: 5 } as const;
export type Pay = keyof typeof PAYMENT_METHOD;

/** Spec §3 "Payment flow status". */
export const PAYMENT_FLOW_STATUSES = ['processing', 'failed', 'success'] as const;
export type PaymentFlowStatus = (typeof PAYMENT_FLOW_STATUSES)[number];

/** Spec §3 "Payer types". */
export const PAYER_TYPES = ['RoundTrip', 'CashOnArrival', 'SMS'] as const;
export type PayerType = (typeof PAYER_TYPES)[number];

/**
 * For a private tax deduction by mobile number, or as a business expense by registration number. Separate from the
 * rules in `cash-receipt.ts`: every page reads stored drafts, but only the payment step needs those rules.
 */
export const CASH_RECEIPT_KINDS = ['incomeDeduction', 'expenseProof'] as const;
export type CashReceiptKind = (typeof CASH_RECEIPT_KINDS)[number];
