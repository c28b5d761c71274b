import type { BrandpayPaymentInfo } from '@/domain/order/draft';
import { fieldsOf, isRecord } from '@/domain/stored-values';
import { forgetAttempt, rememberAttempt, type BrandpayAttempt } from './attempts';

export type BrandpayPayment = { amount: number; orderName: string; customerName: string };

/** How the customer's visit to BrandPay ended. No money has moved yet in any case. */
export type BrandpayOutcome =
  | { kind: 'approved'; info: BrandpayPaymentInfo }
  | { kind: 'cancelled' }
  | { kind: 'failed'; code: string }
  /** The browser is leaving for BrandPay's own page; the answer comes with the redirect back. */
  | { kind: 'left' };

/** Everything the app uses of BrandPay. None of it rejects. */
export type Brandpay = {
  pay: (payment: BrandpayPayment) => Promise<BrandpayOutcome>;
  /** Opens the customer's cards and accounts. Resolves to an error code, or to null. */
  openSettings: () => Promise<string | null>;
};

type PaymentRequest = {
  amount: { currency: 'KRW'; value: number };
  orderId: string;
  orderName: string;
  customerName: string;
};

/**
 * The part of the vendor's SDK that is used here. With both addresses it redirects, without them it resolves to the
 * result.
 */
export type BrandpaySdk = {
  requestPayment: (request: PaymentRequest & { successUrl?: string; failUrl?: string }) => Promise<unknown>;
  openSettings: () => Promise<unknown>;
};

/** Won; the vendor takes no smaller card payment. */
const MIN_AMOUNT = 100;
const MAX_NAME = 100;
const CANCELS: readonly string[] = ['USER_CANCEL', 'PAY_PROCESS_CANCELED'];
const NEEDS_REDIRECT = /NOT_?SUPPORTED_?PROMISE/i;

const codeOf = (error: unknown) => (isRecord(error) && typeof error.code === 'string' ? error.code : 'UNKNOWN');
const needsRedirect = (error: unknown) =>
  isRecord(error) && [error.code, error.name].some((text) => typeof text === 'string' && NEEDS_REDIRECT.test(text));

/** The outcome for an error code of the vendor; the codes of a cancellation are no failure. */
export const failure = (code: string): BrandpayOutcome =>
  CANCELS.includes(code) ? { kind: 'cancelled' } : { kind: 'failed', code };

/** Only what was requested may be approved: a window and an address can be tampered with. */
export function approval(
  attempt: BrandpayAttempt,
  { orderId, amount, paymentKey }: { orderId: unknown; amount: unknown; paymentKey: unknown },
): BrandpayOutcome {
  const hasKey = typeof paymentKey === 'string' && paymentKey !== '';
  if (!hasKey || orderId !== attempt.orderId || amount !== attempt.amount) return failure('MISMATCH');
  return { kind: 'approved', info: { ...attempt, paymentKey } };
}

const readResult = (result: unknown) => {
  const fields = fieldsOf(result);
  const amount = fieldsOf(fields.amount).value;
  return { orderId: fields.orderId, paymentKey: fields.paymentKey, amount };
};

/** Each attempt gets a new id, because the vendor accepts each id once. */
function requestOf({ amount, orderName, customerName }: BrandpayPayment) {
  const attempt = { orderId: `bp_${crypto.randomUUID()}`, amount };
  const request = {
    amount: { currency: 'KRW' as const, value: amount },
    orderId: attempt.orderId,
    orderName: orderName.slice(0, MAX_NAME),
    customerName: customerName.slice(0, MAX_NAME),
  };
  return { attempt, request };
}

/** For browsers that cannot open a window: redirects to BrandPay's page, which redirects back to this address. */
async function redirect(vendor: BrandpaySdk, payment: BrandpayPayment): Promise<BrandpayOutcome> {
  const { attempt, request } = requestOf(payment);
  const returnUrl = `${location.origin}${location.pathname}`;
  rememberAttempt(attempt);
  try {
    await vendor.requestPayment({ ...request, successUrl: returnUrl, failUrl: returnUrl });
    return { kind: 'left' };
  } catch (error) {
    forgetAttempt();
    return failure(codeOf(error));
  }
}

/** Wraps the vendor's SDK; amounts are in won. */
export function createBrandpay(vendor: BrandpaySdk): Brandpay {
  return {
    pay: async (payment) => {
      if (payment.amount < MIN_AMOUNT) return failure('BELOW_MINIMUM_AMOUNT');
      const { attempt, request } = requestOf(payment);
      try {
        return approval(attempt, readResult(await vendor.requestPayment(request)));
      } catch (error) {
        return needsRedirect(error) ? redirect(vendor, payment) : failure(codeOf(error));
      }
    },
    openSettings: async () => {
      try {
        await vendor.openSettings();
        return null;
      } catch (error) {
        const code = codeOf(error);
        return CANCELS.includes(code) ? null : code;
      }
    },
  };
}
