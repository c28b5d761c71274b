import { describe, expect, test } from 'vitest';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { homeMoveCancellationTerms } from '@/domain/home-move/cancellation';
import { ORDER_STATUS } from '@/domain/order/status';

type Move = Parameters<typeof homeMoveCancellationTerms>[1];
const move = (over: Partial<Move> = {}): Move => ({
  status: ORDER_STATUS.pending,
  total: 985_000,
  amount: 985_000,
  pay: 'card',
  appointmentAt: '2026-11-28T00:00:00.000Z',
  ...over,
});
const termsAt = (time: string, order = move()) =>
  homeMoveCancellationTerms(HOME_MOVE_TERMS, order, Date.parse(`${time}:00+09:00`));

describe('cancelling a move', () => {
  const onTheDay = { at: '2026-11-27T15:00:00.000Z', fee: 197_000 };

  test.each(['2026-11-21T14:05', '2026-11-27T00:00', '2026-11-27T23:59'])(
    'costs one deposit until the day before (%s)',
    (time) => expect(termsAt(time)).toEqual({ fee: 98_500, refund: 886_500, next: onTheDay }),
  );

  test.each(['2026-11-28T00:00', '2026-11-28T08:59', '2026-11-29T10:00'])(
    'costs two deposits from midnight of the day on (%s)',
    (time) => expect(termsAt(time)).toEqual({ fee: 197_000, refund: 788_000, next: null }),
  );

  test('can be read on the moving day if the last of the terms applies without notice', () => {
    const terms = {
      ...HOME_MOVE_TERMS,
      customerCancels: [
        { notice: 'upToDayBefore' as const, deposits: 1 },
        { notice: 'none' as const, deposits: 3 },
      ],
    };
    const cancelled = (time: string) => homeMoveCancellationTerms(terms, move(), Date.parse(time));
    expect(cancelled('2026-11-27T10:00:00+09:00').next).toEqual({ at: onTheDay.at, fee: 295_500 });
    expect(cancelled('2026-11-28T10:00:00+09:00')).toEqual({ fee: 295_500, refund: 689_500, next: null });
  });

  test('costs two deposits if it is for right away', () => {
    expect(termsAt('2026-11-21T14:05', move({ appointmentAt: null }))).toEqual({
      fee: 197_000,
      refund: 788_000,
      next: null,
    });
  });

  test('costs the same once a mover is assigned, and never more than the price', () => {
    expect(termsAt('2026-11-21T14:05', move({ status: ORDER_STATUS.active })).fee).toBe(98_500);
    expect(termsAt('2026-11-28T08:00', move({ amount: 150_000 }))).toMatchObject({ fee: 150_000, refund: 0 });
  });

  test('costs nothing before the payment, and nothing after the mover has returned the order', () => {
    expect(termsAt('2026-11-28T08:00', move({ status: ORDER_STATUS.waitingForPayment })).fee).toBe(0);
    const history = [
      { status: ORDER_STATUS.active, at: '2026-11-20T00:00:00.000Z' },
      { status: ORDER_STATUS.pending, at: '2026-11-21T00:00:00.000Z' },
    ];
    expect(termsAt('2026-11-28T08:00', move({ history }))).toEqual({ fee: 0, refund: 985_000, next: null });
  });
});
