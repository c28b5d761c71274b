import { afterEach, expect, test, vi } from 'vitest';
import { withTabLock } from '@/lib/browser/tab-lock';

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

const stubLocks = (request: unknown) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

test('an order is also sent where the customer blocks site data, which refuses locks', async () => {
  stubLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  expect(await withTabLock('order', async () => 'placed')).toBe('placed');
});

test('work that fails under its lock is not done twice', async () => {
  stubLocks((_name: string, _options: unknown, work: (lock: object) => Promise<unknown>) => work({}));
  const work = vi.fn(() => Promise.reject(new Error('lost')));
  await expect(withTabLock('order', work)).rejects.toThrow('lost');
  expect(work).toHaveBeenCalledOnce();
});
