import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshEvery } from '@/api/order/live-order-queries';
import { ApiError } from '@/domain/api-error';
import { POLL_MS } from '@/domain/order/polling';

/** Each tab waits up to a quarter longer than the plan says. */
const LONGEST_SHARE = 1.25;
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

/** Requests live data like a screen does. Returns the waits between the requests. */
async function watch(answer: (request: number) => string | Error, during: number, client = new QueryClient()) {
  const sentAt: number[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['live'],
    retry: false,
    refetchInterval: refreshEvery(POLL_MS.inProgress),
    queryFn: () => {
      const given = answer(sentAt.push(Date.now()));
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    },
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(during);
  stop();
  return sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
}

const failure = new ApiError('Bad gateway', { status: 502 });

function expectUsual(wait = 0) {
  expect(wait).toBeGreaterThanOrEqual(POLL_MS.inProgress);
  expect(wait).toBeLessThanOrEqual(POLL_MS.inProgress * LONGEST_SHARE);
}

test('live data whose very first call fails comes after the usual wait, not after minutes', async () => {
  const [wait] = await watch((request) => (request === 1 ? failure : 'ok'), HOUR_MS / 60);
  expectUsual(wait);
});

test('a failure after a long time without requests is repeated after the usual wait', async () => {
  const client = new QueryClient();
  client.setQueryData(['live'], 'of twenty minutes ago', { updatedAt: Date.now() - HOUR_MS / 3 });
  const [wait] = await watch(() => failure, HOUR_MS / 60, client);
  expectUsual(wait);
});

test('while a provider goes on failing, the waits grow to two minutes, and are short again after an answer', async () => {
  const waits = await watch((request) => (request === 9 ? 'ok' : failure), HOUR_MS / 3);
  const longest = waits.slice(0, 8);
  expect(longest).toEqual(longest.toSorted((one, other) => one - other));
  expect(longest.at(-1)).toBeGreaterThanOrEqual(POLL_MS.afterErrors);
  const [afterAnswer, afterFailure] = waits.slice(8);
  expectUsual(afterAnswer);
  expectUsual(afterFailure);
});
