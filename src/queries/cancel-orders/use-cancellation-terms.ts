import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { CANCELLATION_POLICY } from '@/config/cancellation-policy';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { homeMoveCancellationTerms } from '@/domain/home-move/cancellation';
import { cancellationTerms, type CancellationTerms } from '@/domain/order/cancellation';
import { rulesOf } from '@/domain/order/kinds';
import { amountOf } from '@/domain/order/price';
import { serverTime } from '@/domain/time/clock';
import { useNow } from '@/lib/browser/use-now';

export const CLOCK_MS = 5_000;

function policyTerms(order: Order, moment: number): CancellationTerms {
  const { status, history, pay, appointmentAt } = order;
  const known = { status, history, pay, amount: amountOf(order) };
  const { total } = order.calculationPrice;
  return rulesOf(order.orderType).cancellation === 'beforeDay'
    ? homeMoveCancellationTerms(HOME_MOVE_TERMS, { ...known, total, appointmentAt }, moment)
    : cancellationTerms(CANCELLATION_POLICY, known, moment);
}

type QuotedTerms = CancellationTerms & { isOutdated: boolean };

/**
 * Fee and refund (won) at `now`, of an order that was loaded at `loadedAt`; both are the provider's time in ms. The
 * provider's quote counts until the fee has risen since, and for the status that it was given for.
 */
export function quotedTerms(order: Order, loadedAt: number, now: number, quotedFor = order.status): QuotedTerms {
  const terms = policyTerms(order, now);
  const isOutdated = policyTerms(order, loadedAt).next?.at !== terms.next?.at;
  const isQuoted = !isOutdated && quotedFor === order.status;
  return { ...terms, ...(isQuoted ? order.cancelQuote : null), isOutdated };
}

/** The current terms of an order that is on the screen. They may rise while it is open: then a new quote is loaded. */
export function useCancellationTerms(order: Order): CancellationTerms {
  const now = useNow(CLOCK_MS);
  // The page has already loaded it.
  const detail = useQuery({ ...orderQueries.detail(order.id), refetchOnMount: false });
  const loadedAt = detail.data === undefined ? now : serverTime(detail.dataUpdatedAt);
  const { isOutdated, ...terms } = quotedTerms(order, loadedAt, now, detail.data?.status);

  const reload = useEffectEvent(() => detail.refetch({ cancelRefetch: false }));
  useEffect(() => {
    if (isOutdated) void reload();
  }, [isOutdated]);

  return terms;
}
