import { isPaymentUsed } from '@/api/order/order-placement';
import type { ApiError } from '@/domain/api-error';

/** What was wrong with the payment itself, as BrandPay's codes have it; null where it was something else. */
export function paymentRefusal(error: ApiError): string | null {
  if (isPaymentUsed(error)) return 'ALREADY_PROCESSED_PAYMENT';
  return error.items.find(({ field }) => field.startsWith('brandpayPaymentInfo'))?.code ?? null;
}
