import { describe, expect, test } from 'vitest';
import {
  appointmentChosen,
  brandpayPaid,
  cashOnArrivalToggled,
  couponChosen,
  creationFailed,
  creationLeftUnknown,
  creationStarted,
  creationSucceeded,
  draftSaved,
  orderDraftSlice,
  otherJobPlaced,
  payChosen,
  priceCalculated,
} from '@/store/order-draft-slice';
import { draft, price } from '../support/factories/orders';

const { reducer } = orderDraftSlice;
const nothing = reducer(undefined, { type: 'init' });
const saved = reducer(nothing, draftSaved(draft()));
const attempt = { idempotencyKey: '7d1f', job: 'job-1' };

test.each([
  couponChosen({ id: 'c' }),
  appointmentChosen('2026-11-21T00:00:00Z'),
  payChosen('card'),
  brandpayPaid({ orderId: 'o', paymentKey: 'p', amount: 1 }),
  priceCalculated(price()),
  cashOnArrivalToggled(true),
])('without a draft $type changes nothing', (action) => {
  expect(reducer(nothing, action)).toEqual(nothing);
});

test('a partial update replaces only its part', () => {
  expect(reducer(saved, couponChosen({ id: 'c-9' })).draft).toEqual({ ...draft(), coupon: { id: 'c-9' } });
});

test('cash on arrival adds its flag once and removes it again', () => {
  const twice = [cashOnArrivalToggled(true), cashOnArrivalToggled(true)].reduce(reducer, saved);
  expect(twice.draft?.flags).toEqual(['CashOnArrival']);
  expect(reducer(twice, cashOnArrivalToggled(false)).draft?.flags).toEqual([]);
});

test('a refused creation keeps the draft and drops the key; success clears both', () => {
  const loading = reducer(saved, creationStarted(attempt));
  expect(loading).toMatchObject({ status: 'loading', attempt });
  expect(reducer(loading, creationFailed())).toMatchObject({ status: 'failed', attempt: null, draft: draft() });
  expect(reducer(loading, creationSucceeded())).toEqual(nothing);
});

test('an order found for another job keeps the draft, without the approval it may have used', () => {
  const paid = reducer(saved, brandpayPaid({ orderId: 'o', paymentKey: 'p', amount: 1 }));
  const open = reducer(paid, creationStarted(attempt));
  expect(reducer(open, otherJobPlaced())).toEqual({ ...saved, draft: draft() });
});

test('while the outcome is unknown the key is kept', () => {
  const loading = reducer(saved, creationStarted(attempt));
  expect(reducer(loading, creationLeftUnknown())).toMatchObject({ status: 'failed', attempt, draft: draft() });
});

describe('a BrandPay approval', () => {
  const info = { orderId: 'bp_1', paymentKey: 'key-1', amount: 18_000 };
  const whole = draft({ pay: 'brandPay' });
  const paid = [draftSaved(whole), brandpayPaid(info)].reduce(reducer, nothing);
  const kept = (action: Parameters<typeof reducer>[1]) => reducer(paid, action).draft?.brandpayPaymentInfo;
  const { calculationPrice, waypoints } = whole;

  test.each([
    ['the coupon', couponChosen({ id: 'c-9' })],
    ['the payment', payChosen('card')],
    ['the price', priceCalculated({ ...calculationPrice, total: 19_000 })],
    ['the time', appointmentChosen('2099-01-01T00:00:00Z')],
    ['the route', draftSaved({ ...whole, brandpayPaymentInfo: info, waypoints: waypoints.toReversed() })],
    ['a refusal', creationFailed()],
  ])('is dropped by a change: %s', (_what, action) => {
    expect(kept(action)).toBeNull();
  });

  test.each([
    ['the same price, valid for longer', priceCalculated({ ...calculationPrice, validUntil: '2099-01-01T00:00:00Z' })],
    ['the same draft', draftSaved({ ...whole, brandpayPaymentInfo: info, remark: '문 앞에' })],
    ['a lost response', creationLeftUnknown()],
  ])('stays with %s', (_what, action) => {
    expect(kept(action)).toEqual(info);
  });
});
