import { ApiError } from '@/api/client/api-error';

const REQUEST_TIMEOUT = 408;
const CONFLICT = 409;

const isConflict = (error: ApiError, msgId: string) => error.status === CONFLICT && error.msgId === msgId;

/** The customer agreed to another price than the provider now asks. */
export const isPriceChanged = (error: ApiError) => isConflict(error, 'PRICE_CHANGED');

/** An order of this key exists already, with other details: that order is the one to look for. */
export const isKeyReused = (error: ApiError) => isConflict(error, 'IDEMPOTENCY_KEY_REUSED');

/** An order took this payment already: it may be ours, whose answer was lost. */
export const isPaymentUsed = (error: ApiError) => isConflict(error, 'ALREADY_PROCESSED_PAYMENT');

/** The order may well be there: it is looked for before anything is said. */
export const mayBeThere = (error: ApiError) => isKeyReused(error) || isPaymentUsed(error);

/** What was wrong with the payment itself, as BrandPay's codes have it; null where it was something else. */
export function paymentRefusal(error: ApiError): string | null {
  if (isPaymentUsed(error)) return 'ALREADY_PROCESSED_PAYMENT';
  return error.items.find(({ field }) => field.startsWith('brandpayPaymentInfo'))?.code ?? null;
}

/** Nothing was created, for certain. A gateway that gave up waiting (408) cannot know. */
export const isCertainlyRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isRefused && error.status !== REQUEST_TIMEOUT && !mayBeThere(error);
