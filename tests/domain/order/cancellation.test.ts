import { describe, expect, test } from 'vitest';
import { CANCELLATION_POLICY } from '@/config/cancellation-policy';
import { cancellationTerms } from '@/domain/order/cancellation';
import { ORDER_STATUS } from '@/domain/order/status';

const ASSIGNED = Date.parse('2026-11-21T05:00:00.000Z');
const minutesIn = (minutes: number) => ASSIGNED + minutes * 60_000;
const iso = (instant: number) => new Date(instant).toISOString();

type CancelledOrder = Parameters<typeof cancellationTerms>[1];
const active = (over: Partial<CancelledOrder> = {}): CancelledOrder => ({
  status: ORDER_STATUS.active,
  amount: 18_550,
  pay: 'card',
  history: [
    { status: ORDER_STATUS.pending, at: iso(minutesIn(-30)) },
    { status: ORDER_STATUS.active, at: iso(ASSIGNED) },
  ],
  ...over,
});

describe('by the default policy', () => {
  const terms = (order: CancelledOrder) => cancellationTerms(CANCELLATION_POLICY, order, minutesIn(60));

  test('cancelling is free until a driver is assigned, and everything paid is refunded', () => {
    expect(terms(active({ status: ORDER_STATUS.pending }))).toEqual({ fee: 0, refund: 18_550, next: null });
  });

  test('without a payment there is no refund', () => {
    expect(terms(active({ status: ORDER_STATUS.waitingForPayment }))).toEqual({ fee: 0, refund: 0, next: null });
    expect(terms(active({ status: ORDER_STATUS.pending, pay: 'cash' })).refund).toBe(0);
    expect(terms(active({ pay: 'credit' }))).toEqual({ fee: 5600, refund: 0, next: null });
  });

  test('with a driver it costs a share, rounded up to 100 won', () => {
    expect(terms(active())).toEqual({ fee: 5600, refund: 12_950, next: null });
  });

  test('it costs at least the minimum, and never more than the price', () => {
    expect(terms(active({ amount: 8000 })).fee).toBe(3000);
    expect(terms(active({ amount: 2000 }))).toEqual({ fee: 2000, refund: 0, next: null });
  });
});

describe('by a policy in steps', () => {
  const STEPS = {
    afterAssignment: [
      { fromMinutes: 0, percent: 0 },
      { fromMinutes: 5, percent: 20 },
      { fromMinutes: 20, percent: 50 },
    ],
    minimum: 1000,
    roundUpTo: 100,
  };
  const terms = (minutes: number, order = active()) => cancellationTerms(STEPS, order, minutesIn(minutes));

  test.each([
    [0, 0, 5, 3800],
    [4.99, 0, 5, 3800],
    [5, 3800, 20, 9300],
    [19.99, 3800, 20, 9300],
  ])('%s minutes after the assignment it costs %s won, and from minute %s on %s', (minutes, fee, at, nextFee) => {
    expect(terms(minutes)).toEqual({ fee, refund: 18_550 - fee, next: { at: iso(minutesIn(at)), fee: nextFee } });
  });

  test('after the last step the fee stays', () => {
    expect(terms(20)).toEqual({ fee: 9300, refund: 9250, next: null });
    expect(terms(600).next).toBeNull();
  });

  test('it counts from the assignment of the current driver', () => {
    const history = [...(active().history ?? []), { status: ORDER_STATUS.active, at: iso(minutesIn(30)) }];
    expect(terms(31, active({ history })).fee).toBe(0);
  });

  test('if the time of the assignment is unknown, the highest possible fee is shown', () => {
    expect(terms(0, active({ history: [] })).fee).toBe(9300);
  });
});
