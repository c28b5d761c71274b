import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '@/domain/order/status';
import { POLL_MS, pollingInterval, slowedInterval } from '@/domain/order/polling';

const NOW = Date.parse('2026-11-21T05:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const plan = (over: Partial<Parameters<typeof pollingInterval>[0]> = {}) =>
  pollingInterval({
    status: ORDER_STATUS.transit,
    etaFrom: inMinutes(40),
    appointmentAt: null,
    now: NOW,
    failingForMs: 0,
    ...over,
  });

describe('an order is polled', () => {
  test.each(['completed', 'incompleted', 'cancelled', 'return'] as const)('never again after it is %s', (name) => {
    expect(plan({ status: ORDER_STATUS[name] })).toBe(false);
  });

  test.each(['active', 'activeAndPickedUp', 'transit'] as const)(
    'at the in-progress interval while it is %s',
    (name) => {
      expect(plan({ status: ORDER_STATUS[name] })).toBe(POLL_MS.inProgress);
    },
  );

  test('often if the arrival is ten minutes away or less', () => {
    expect(plan({ etaFrom: inMinutes(10) })).toBe(POLL_MS.nearArrival);
    expect(plan({ etaFrom: inMinutes(10.1) })).toBe(POLL_MS.inProgress);
    expect(plan({ etaFrom: inMinutes(-5) })).toBe(POLL_MS.nearArrival);
  });

  test('rarely while it waits for a driver or has an unknown status', () => {
    expect(plan({ status: ORDER_STATUS.pending })).toBe(POLL_MS.waiting);
    expect(plan({ status: ORDER_STATUS.waitingForPayment })).toBe(POLL_MS.waiting);
    expect(plan({ status: 42 })).toBe(POLL_MS.waiting);
  });

  test('very rarely while its appointment is more than an hour away', () => {
    expect(plan({ status: ORDER_STATUS.pending, appointmentAt: inMinutes(61) })).toBe(POLL_MS.scheduled);
    expect(plan({ status: ORDER_STATUS.pending, appointmentAt: inMinutes(60) })).toBe(POLL_MS.waiting);
  });
});

describe('when polling fails', () => {
  test('each wait is as long as the failures have lasted so far, up to two minutes', () => {
    expect(plan({ failingForMs: 1000 })).toBe(POLL_MS.inProgress);
    expect(plan({ failingForMs: 30_000 })).toBe(30_000);
    expect(plan({ failingForMs: 60_000 })).toBe(60_000);
    expect(plan({ failingForMs: 3_600_000 })).toBe(POLL_MS.afterErrors);
  });

  test('no wait is shorter than the provider’s Retry-After', () => {
    expect(plan({ failingForMs: 1000, retryInMs: 90_000 })).toBe(90_000);
    expect(plan({ failingForMs: 60_000, retryInMs: 5_000 })).toBe(60_000);
  });

  test('tabs that failed together return at different times, none too early', () => {
    const waits = [0, 0.5, 1].map((spread) => plan({ failingForMs: 60_000, retryInMs: 90_000, spread }));
    expect(waits).toEqual([90_000, 101_250, 112_500]);
    expect(plan({ spread: 1 })).toBe(POLL_MS.inProgress);
  });

  test('a list keeps its normal pace until it fails', () => {
    expect(slowedInterval(30_000, { failingForMs: 0, spread: 1 })).toBe(30_000);
    expect(slowedInterval(30_000, { failingForMs: 1, retryInMs: 300_000 })).toBe(300_000);
  });

  test('a slow order is not polled faster', () => {
    expect(plan({ status: ORDER_STATUS.pending, appointmentAt: inMinutes(300), failingForMs: 1000 })).toBe(
      POLL_MS.scheduled,
    );
  });
});
