import { takeAttempt } from './attempts';
import { approval, failure, type BrandpayOutcome } from './brandpay';

/** What an answer in the address says. One that nobody in this tab asked for, or that came before, is not believed. */
export function readReturned(query: URLSearchParams): BrandpayOutcome {
  const asked = takeAttempt();
  const code = query.get('code');
  if (!asked) return failure('MISMATCH');
  if (code !== null) return failure(code);
  return approval(asked, {
    orderId: query.get('orderId'),
    amount: Number(query.get('amount') ?? Number.NaN),
    paymentKey: query.get('paymentKey'),
  });
}
