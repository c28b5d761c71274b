import type { Order } from '@/api/order/order-requests';
import { CANCELLATION_POLICY } from '@/config/cancellation-policy';
import { cancellationTerms, type CancellationTerms } from '@/domain/cancellation';
import { useNow } from '@/lib/browser/use-now';
import { amountOf } from './price-card';

const CLOCK_MS = 5_000;

/** What cancelling costs at this moment; it may rise while the customer looks. */
export function useCancellationTerms(order: Order): CancellationTerms {
  const now = useNow(CLOCK_MS);
  const { status, history, pay, cancelQuote } = order;
  const terms = cancellationTerms(CANCELLATION_POLICY, { status, history, pay, amount: amountOf(order) }, now);
  return cancelQuote ? { ...terms, ...cancelQuote } : terms;
}
