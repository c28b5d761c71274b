import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { CANCELLATION_POLICY } from '@/config/cancellation-policy';
import { MOVING_TERMS } from '@/config/home-move-terms';
import { cancellationTerms, type CancellationTerms } from '@/domain/order/cancellation';
import { serverTime } from '@/domain/time/clock';
import { movingCancellationTerms } from '@/domain/home-move/cancellation';
import { rulesOf } from '@/domain/order/kinds';
import { useNow } from '@/lib/browser/use-now';
import { amountOf } from '../price-card';

const CLOCK_MS = 5_000;

/**
 * What cancelling costs at this moment; it may rise while the customer looks. The provider's quote counts for as long as
 * the order is where it was when it was given, and no step of the fee has come since: then it is asked for anew.
 */
export function useCancellationTerms(order: Order): CancellationTerms {
  const now = useNow(CLOCK_MS);
  // The page has asked for it already.
  const asked = useQuery({ ...orderQueries.detail(order.id), refetchOnMount: false });
  const { status, history, pay, appointmentAt, cancelQuote } = order;
  const known = { status, history, pay, amount: amountOf(order) };
  const { total } = order.calculationPrice;
  const termsAt = (moment: number) =>
    rulesOf(order.orderType).cancellation === 'beforeDay'
      ? movingCancellationTerms(MOVING_TERMS, { ...known, total, appointmentAt }, moment)
      : cancellationTerms(CANCELLATION_POLICY, known, moment);
  const terms = termsAt(now);
  const isOutdated = asked.data !== undefined && termsAt(serverTime(asked.dataUpdatedAt)).next?.at !== terms.next?.at;

  const ask = useEffectEvent(() => asked.refetch({ cancelRefetch: false }));
  useEffect(() => {
    if (isOutdated) void ask();
  }, [isOutdated]);

  const isQuoted = cancelQuote && !isOutdated && (asked.data?.status ?? status) === status;
  return isQuoted ? { ...terms, ...cancelQuote } : terms;
}
