import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { safeSessionStorage } from '@/lib/storage/safe-storage';
import { type Slowness, watchWaiting } from '@/shell/connectivity/watch-waiting';
import { createStore } from '@/store/create-store';

beforeEach(() => void vi.useFakeTimers());

test('it tells when the wait becomes long and when it ends, and nothing in between', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { store } = createStore(safeSessionStorage);
  const told: Slowness[] = [];
  const stop = watchWaiting(client, store, (slowness) => told.push(slowness));

  for (const status of ['placed', 'assigned', 'moving']) client.setQueryData(['status'], status);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([]);

  let answer: (value: string) => void = () => undefined;
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  const unsubscribe = new QueryObserver(client, { queryKey: ['order'], queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(['stoppable']);
  client.setQueryData(['status'], 'completed');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['stoppable']);

  answer('order');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['stoppable', null]);
  unsubscribe();
  stop();
});
