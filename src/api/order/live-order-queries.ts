import { queryOptions, type Query } from '@tanstack/react-query';
import { serverNow } from '@/domain/time/clock';
import { isFinalStatus, isMovingStatus } from '@/domain/order/status';
import { pollingInterval, slowedInterval } from '@/domain/order/polling';
import { ApiError } from '../client/api-error';
import { orderQueries } from './order-queries';

/** What is known of an order before its first progress has arrived. */
export type LiveOrder = {
  id: string;
  status: number;
  appointmentAt?: string | null | undefined;
  eta?: { from: string } | null | undefined;
};

/** Since when no good answer has come; each failed try makes it longer, a good answer ends it. */
function failingForMs({ state }: Pick<Query, 'state'>): number {
  return state.status === 'error' ? Math.max(1, state.errorUpdatedAt - state.dataUpdatedAt) : 0;
}

const retryAfterOf = (error: unknown) => (error instanceof ApiError ? error.retryAfterSeconds : undefined);

/** Once for the tab: React Query starts its timer again whenever an interval is another one than before. */
const SPREAD = Math.random();

const troubleOf = (query: Pick<Query, 'state'>) => ({
  failingForMs: failingForMs(query),
  retryAfterSeconds: retryAfterOf(query.state.error),
  spread: SPREAD,
});

/** For `refetchInterval` of lists: milliseconds, at their own pace while the provider answers. */
export const refreshEvery = (calmMs: number) => (query: Pick<Query, 'state'>) =>
  slowedInterval(calmMs, troubleOf(query));

/** Milliseconds by the polling plan, or false: by what is known of the order and how its questions fare. */
export const untilNextQuestion = (order: Omit<LiveOrder, 'id'>, query: Pick<Query, 'state'>) =>
  pollingInterval({
    status: order.status,
    etaFrom: order.eta?.from ?? null,
    appointmentAt: order.appointmentAt ?? null,
    now: serverNow(),
    ...troubleOf(query),
  });

/** `isWatched`: off, nothing is asked for; on again, at once. Failures are met by the plan, not by retries on top of it. */
export const liveOrderQueries = {
  status: (order: LiveOrder, isWatched: boolean) =>
    queryOptions({
      ...orderQueries.status(order.id),
      enabled: isWatched && !isFinalStatus(order.status),
      staleTime: 0,
      retry: false,
      refetchInterval: (query) =>
        untilNextQuestion(
          query.state.data ? { ...order, status: query.state.data.status, eta: query.state.data.eta } : order,
          query,
        ),
    }),
  /** Only while a driver is on the way is there anything on it. */
  route: (order: LiveOrder, isWatched: boolean) =>
    queryOptions({
      ...orderQueries.route(order.id),
      enabled: isWatched && isMovingStatus(order.status),
      staleTime: 0,
      retry: false,
      refetchInterval: (query) => untilNextQuestion(order, query),
    }),
};
