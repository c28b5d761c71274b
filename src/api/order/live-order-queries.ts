import { queryOptions, type Query } from '@tanstack/react-query';
import { ApiError } from '@/domain/api-error';
import { serverNow } from '@/domain/time/clock';
import { isFinalStatus, isInProgressStatus } from '@/domain/order/status';
import { pollingInterval, slowedInterval } from '@/domain/order/polling';
import { orderQueries } from './order-queries';
import type { Order } from './order-requests';

/** What is known of an order before its first progress has arrived. */
type LiveOrder = Pick<Order, 'id' | 'status'> & { [Field in 'appointmentAt' | 'eta']?: Order[Field] | undefined };

/** When the failures since the last answer began, in ms. */
const failingSince = new WeakMap<object, number>();

/** How long requests have failed, in ms; 0 after an answer. */
function failingForMs(query: Pick<Query, 'state'>): number {
  const { status, errorUpdatedAt, dataUpdatedAt } = query.state;
  if (status !== 'error') return 0;
  const before = failingSince.get(query) ?? 0;
  const since = before > dataUpdatedAt ? before : errorUpdatedAt;
  failingSince.set(query, since);
  return Math.max(1, errorUpdatedAt - since);
}

/** Milliseconds until the provider allows the next request (Retry-After); 0 or less if it allows one now. */
export const retryInMs = ({ state: { error } }: Pick<Query, 'state'>) =>
  error instanceof ApiError ? (error.retryAt ?? 0) - Date.now() : 0;

/** One random share per tab: React Query restarts its timer whenever the interval changes. */
const SPREAD = Math.random();

const troubleOf = (query: Pick<Query, 'state'>) => ({
  failingForMs: failingForMs(query),
  retryInMs: retryInMs(query),
  spread: SPREAD,
});

/**
 * `staleTime` of queries that are sent again when the customer comes back to the tab: after `ms`, but not before the
 * provider's Retry-After is over. Until then, invalidating does not send them either. A query that has no answer yet is
 * always sent.
 */
export const staleAfter = (ms: number) => (query: Pick<Query, 'state'>) =>
  retryInMs(query) > 0 ? ('static' as const) : ms;

/** `refetchInterval` of a list: `normalMs` while the provider answers, slower while it fails. */
export const refreshEvery = (normalMs: number) => (query: Pick<Query, 'state'>) =>
  slowedInterval(normalMs, troubleOf(query));

/** Milliseconds until the next request by the polling plan, or false for no further request. */
export const nextPollMs = (order: Omit<LiveOrder, 'id'>, query: Pick<Query, 'state'>) =>
  pollingInterval({
    status: order.status,
    etaFrom: order.eta?.from,
    appointmentAt: order.appointmentAt,
    now: serverNow(),
    ...troubleOf(query),
  });

/** Polls only while `isWatched`. The polling plan handles failures, so retries are off. */
export const liveOrderQueries = {
  status: (order: LiveOrder, isWatched: boolean) =>
    queryOptions({
      ...orderQueries.status(order.id),
      enabled: isWatched && !isFinalStatus(order.status),
      staleTime: staleAfter(0),
      retry: false,
      refetchInterval: (query) => nextPollMs({ ...order, ...query.state.data }, query),
    }),
  /** A route exists only while a driver is on the way. */
  route: (order: LiveOrder, isWatched: boolean) =>
    queryOptions({
      ...orderQueries.route(order.id),
      enabled: isWatched && isInProgressStatus(order.status),
      staleTime: staleAfter(0),
      retry: false,
      refetchInterval: (query) => nextPollMs(order, query),
    }),
};
