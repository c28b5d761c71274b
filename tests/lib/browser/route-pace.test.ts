import { createRequire } from 'node:module';
import { unstable_NormalPriority, unstable_scheduleCallback, unstable_shouldYield } from 'scheduler';
import mitt from 'next/dist/shared/lib/mitt';
import { afterEach, expect, test, vi } from 'vitest';
import { hastenRouteChanges } from '@/lib/browser/route-pace';

afterEach(() => vi.restoreAllMocks());

/** Whether React, after this many ms of work, lets the browser draw a frame. */
function givesWayAfter(ms: number) {
  return new Promise<boolean>((resolve) => {
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      const now = performance.now();
      const clock = vi.spyOn(performance, 'now').mockReturnValue(now + ms);
      const givesWay = unstable_shouldYield();
      clock.mockRestore();
      resolve(givesWay);
    });
  });
}

test.each(['routeChangeComplete', 'routeChangeError'] as const)(
  'the next page is rendered in pieces of 33 ms until %s',
  async (end) => {
    const events = mitt();
    const stop = hastenRouteChanges(events);
    expect(await givesWayAfter(20)).toBe(true);
    events.emit('routeChangeStart', '/orders', { shallow: false });
    expect(await givesWayAfter(20)).toBe(false);
    expect(await givesWayAfter(40)).toBe(true);
    events.emit(end, '/orders', { shallow: false });
    expect(await givesWayAfter(20)).toBe(true);
    stop();
  },
);

test('React uses this copy of the scheduler: in another one, the pace would change nothing', () => {
  const own = createRequire(import.meta.url);
  const reacts = createRequire(own.resolve('react-dom'));
  expect(reacts.resolve('scheduler')).toBe(own.resolve('scheduler'));
});
