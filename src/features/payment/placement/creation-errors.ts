import type { ApiError } from '@/api/client/api-error';
import { isPaymentUsed } from '@/api/order/order-placement';

/** What was wrong with the payment itself, as BrandPay's codes have it; null where it was something else. */
export function paymentRefusal(error: ApiError): string | null {
  if (isPaymentUsed(error)) return 'ALREADY_PROCESSED_PAYMENT';
  return error.items.find(({ field }) => field.startsWith('brandpayPaymentInfo'))?.code ?? null;
}
