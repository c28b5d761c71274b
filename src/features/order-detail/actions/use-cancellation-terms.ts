import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { CANCELLATION_POLICY } from '@/config/cancellation-policy';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { cancellationTerms, type CancellationTerms } from '@/domain/order/cancellation';
import { serverTime } from '@/domain/time/clock';
import { homeMoveCancellationTerms } from '@/domain/home-move/cancellation';
import { rulesOf } from '@/domain/order/kinds';
import { useNow } from '@/lib/browser/use-now';
import { amountOf } from '../price-card';

const CLOCK_MS = 5_000;

/**
 * The current cancellation terms (won), which may rise while the page is open. The provider's quote counts while the
 * order's status is unchanged and the fee has not risen since; then it is loaded again.
 */
export function useCancellationTerms(order: Order): CancellationTerms {
  const now = useNow(CLOCK_MS);
  // The page has already loaded it.
  const detail = useQuery({ ...orderQueries.detail(order.id), refetchOnMount: false });
  const { status, history, pay, appointmentAt, cancelQuote } = order;
  const known = { status, history, pay, amount: amountOf(order) };
  const { total } = order.calculationPrice;
  const termsAt = (moment: number) =>
    rulesOf(order.orderType).cancellation === 'beforeDay'
      ? homeMoveCancellationTerms(HOME_MOVE_TERMS, { ...known, total, appointmentAt }, moment)
      : cancellationTerms(CANCELLATION_POLICY, known, moment);
  const terms = termsAt(now);
  const isOutdated = detail.data !== undefined && termsAt(serverTime(detail.dataUpdatedAt)).next?.at !== terms.next?.at;

  const reload = useEffectEvent(() => detail.refetch({ cancelRefetch: false }));
  useEffect(() => {
    if (isOutdated) void reload();
  }, [isOutdated]);

  const isQuoted = cancelQuote && !isOutdated && (detail.data?.status ?? status) === status;
  return isQuoted ? { ...terms, ...cancelQuote } : terms;
}
