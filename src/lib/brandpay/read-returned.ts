import { takeAttempt } from './attempts';
import { approval, failure, type BrandpayOutcome } from './brandpay';

/**
 * Reads BrandPay's answer from the address. An answer that this tab did not request, or that came before, is a
 * mismatch.
 */
export function readReturned(query: URLSearchParams): BrandpayOutcome {
  const attempt = takeAttempt();
  const code = query.get('code');
  if (!attempt) return failure('MISMATCH');
  if (code !== null) return failure(code);
  return approval(attempt, {
    orderId: query.get('orderId'),
    amount: Number(query.get('amount') ?? Number.NaN),
    paymentKey: query.get('paymentKey'),
  });
}
