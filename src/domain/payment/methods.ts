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
 * For a person's tax return by mobile number, or for a business's books by its registration number. Here and not with
 * their rules, as every page reads a stored draft and none but the payment step needs those.
 */
export const CASH_RECEIPT_KINDS = ['incomeDeduction', 'expenseProof'] as const;
export type CashReceiptKind = (typeof CASH_RECEIPT_KINDS)[number];
