import type { BrandpayPaymentInfo } from '@/domain/order/draft';
import { forgetAttempt, rememberAttempt, type BrandpayAttempt } from './attempts';

export type BrandpayPayment = { amount: number; orderName: string; customerName: string };

/** What the customer's visit to BrandPay ended with. No money has moved yet, whatever it was. */
export type BrandpayOutcome =
  | { kind: 'approved'; info: BrandpayPaymentInfo }
  | { kind: 'cancelled' }
  | { kind: 'failed'; code: string }
  /** The browser is on its way to BrandPay's own page; the answer comes with the way back. */
  | { kind: 'left' };

/** All that the application knows of BrandPay. None of it rejects. */
export type Brandpay = {
  pay: (payment: BrandpayPayment) => Promise<BrandpayOutcome>;
  /** The customer's cards and accounts. The code of what went wrong, or null. */
  openSettings: () => Promise<string | null>;
};

type PaymentRequest = {
  amount: { currency: 'KRW'; value: number };
  orderId: string;
  orderName: string;
  customerName: string;
};

/** The part of the vendor's SDK that is used here. With the two addresses it redirects, without them it answers. */
export type BrandpayWindow = {
  requestPayment: (request: PaymentRequest & { successUrl?: string; failUrl?: string }) => Promise<unknown>;
  openSettings: () => Promise<unknown>;
};

/** The vendor takes no card payment below it. */
const LEAST_AMOUNT = 100;
const MAX_NAME = 100;
const CANCELS: readonly string[] = ['USER_CANCEL', 'PAY_PROCESS_CANCELED'];
const NEEDS_REDIRECT = /NOT_?SUPPORTED_?PROMISE/i;

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const codeOf = (error: unknown) => (isFields(error) && typeof error.code === 'string' ? error.code : 'UNKNOWN');
const needsRedirect = (error: unknown) =>
  isFields(error) && [error.code, error.name].some((text) => typeof text === 'string' && NEEDS_REDIRECT.test(text));

export const failure = (code: string): BrandpayOutcome =>
  CANCELS.includes(code) ? { kind: 'cancelled' } : { kind: 'failed', code };

/** What was approved must be what was asked for: a window and an address can be tampered with. */
export function approval(
  asked: BrandpayAttempt,
  { orderId, amount, paymentKey }: { orderId: unknown; amount: unknown; paymentKey: unknown },
): BrandpayOutcome {
  const isWhole = typeof paymentKey === 'string' && paymentKey !== '';
  if (!isWhole || orderId !== asked.orderId || amount !== asked.amount) return failure('MISMATCH');
  return { kind: 'approved', info: { ...asked, paymentKey } };
}

const readResult = (result: unknown) => {
  const fields = isFields(result) ? result : {};
  const amount = isFields(fields.amount) ? fields.amount.value : undefined;
  return { orderId: fields.orderId, paymentKey: fields.paymentKey, amount };
};

/** Every attempt has an id of its own: the vendor takes each one once. */
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

/** Where the browser has no room for a window: BrandPay's page, and back to this very address. */
async function leave(vendor: BrandpayWindow, payment: BrandpayPayment): Promise<BrandpayOutcome> {
  const { attempt, request } = requestOf(payment);
  const here = `${location.origin}${location.pathname}`;
  rememberAttempt(attempt);
  try {
    await vendor.requestPayment({ ...request, successUrl: here, failUrl: here });
    return { kind: 'left' };
  } catch (error) {
    forgetAttempt();
    return failure(codeOf(error));
  }
}

export function createBrandpay(vendor: BrandpayWindow): Brandpay {
  return {
    pay: async (payment) => {
      if (payment.amount < LEAST_AMOUNT) return failure('BELOW_MINIMUM_AMOUNT');
      const { attempt, request } = requestOf(payment);
      try {
        return approval(attempt, readResult(await vendor.requestPayment(request)));
      } catch (error) {
        return needsRedirect(error) ? leave(vendor, payment) : failure(codeOf(error));
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
