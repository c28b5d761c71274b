import type { ApiError } from '@/api/client/api-error';
import { isPaymentUsed } from '@/api/order/order-placement';

/** The code of a refused payment, in BrandPay's codes; null if the error is about something else. */
export function paymentRefusal(error: ApiError): string | null {
  if (isPaymentUsed(error)) return 'ALREADY_PROCESSED_PAYMENT';
  return error.items.find(({ field }) => field.startsWith('brandpayPaymentInfo'))?.code ?? null;
}
