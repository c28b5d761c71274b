import { isPaymentUsed } from '@/api/order/order-placement';
import type { ApiError } from '@/domain/api-error';

/** The code of a refused payment, in BrandPay's codes; null if the error is about something else. */
export function paymentRefusal(error: ApiError): string | null {
  if (isPaymentUsed(error)) return 'ALREADY_PROCESSED_PAYMENT';
  return error.items.find(({ field }) => field.startsWith('brandpayPaymentInfo'))?.code ?? null;
}
