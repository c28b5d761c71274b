import { describe, expect, test } from 'vitest';
import { keysOf } from '@/domain/keys-of';
import { emptyDraft, emptyWaypoint, isBlank, NO_GOODS_SIZE, type OrderDraft, readDraft } from '@/domain/order/draft';
import { toOrderRequest } from '@/domain/order/order-request';
import { jobFingerprint } from '@/features/payment/placement/job-fingerprint';
import { draft, price } from '../../support/factories/orders';
import { movingJob } from '../../support/factories/quotes';

type Row<Value> = {
  value: Value;
  /** The provider gets it from the draft. */
  isSent: boolean;
  /** With another value it is another order, which must not be taken for the one that is already placed. */
  isOfJob: boolean;
  /** It cost the customer effort, so no other draft may replace it unasked. */
  isTyped: boolean;
  /** The kind of order that has the field; `Quick` by default. */
  kind?: OrderDraft['orderType'];
};

const SENT = { isSent: true, isOfJob: true, isTyped: false };
const TYPED = { isSent: true, isOfJob: true, isTyped: true };
const KEPT = { isSent: false, isOfJob: false, isTyped: false };
const stop = { ...emptyWaypoint('stop'), contactName: '가운데' };

/** A new field of the draft does not compile without its row. */
const FIELDS: { [Field in keyof OrderDraft]: Row<OrderDraft[Field]> } = {
  orderType: { value: 'Delivery', ...SENT },
  waypoints: { value: draft().waypoints.map((waypoint) => ({ ...waypoint, note: '문 앞' })), ...TYPED },
  parkedStops: { value: [stop], ...KEPT, isTyped: true },
  parked: { value: { vehiclePoolId: 'truck1t', appointmentAt: null }, ...KEPT },
  vehiclePoolId: { value: 'damas', ...SENT },
  services: { value: [{ code: 'urgent', quantity: 1 }], ...SENT },
  appointmentAt: { value: '2026-11-22T01:00:00.000Z', ...SENT },
  flags: { value: ['fragile'], ...SENT, isOfJob: false },
  remark: { value: '조심해 주세요', ...TYPED },
  goodsDescription: { value: '모니터', ...TYPED },
  // The payment step sends its name.
  goodsPreset: { value: 'documents', ...TYPED, isSent: false },
  goodsSize: { value: { ...NO_GOODS_SIZE, count: '2' }, ...TYPED },
  moving: { value: movingJob(), ...TYPED, kind: 'HomeMoving' },
  calculationPrice: { value: price({ total: 1 }), ...SENT, isOfJob: false },
  // The payment step sends these as its own choice.
  pay: { value: 'cash', ...KEPT },
  payer: { value: 'CashOnArrival', ...KEPT },
  coupon: { value: { id: 'coupon-1' }, ...KEPT },
  cashReceipt: { value: { kind: 'incomeDeduction', number: '010-1234-5678' }, ...KEPT },
  brandpayPaymentInfo: { value: { orderId: 'ord-1', paymentKey: 'key-1', amount: 18_000 }, ...KEPT },
};

const sent = (whole: OrderDraft) => toOrderRequest(whole, { pay: 'cash', payer: null, coupon: null }, null);

describe.each(keysOf(FIELDS))('%s of the draft', (field) => {
  const { value, isSent, isOfJob, isTyped, kind = 'Quick' } = FIELDS[field];
  const before = draft({ orderType: kind });
  const after: OrderDraft = { ...before, [field]: value };

  test('survives a reload', () => {
    expect(before[field]).not.toEqual(value);
    expect(readDraft(JSON.parse(JSON.stringify(after)))?.[field]).toEqual(value);
  });

  test(isSent ? 'is sent' : 'is not sent', () => {
    expect(JSON.stringify(sent(after)) !== JSON.stringify(sent(before))).toBe(isSent);
  });

  test(isOfJob ? 'makes it another order' : 'leaves it the same order', () => {
    expect(jobFingerprint(after) !== jobFingerprint(before)).toBe(isOfJob);
  });

  test(isTyped ? 'is not replaced unasked' : 'alone may be replaced', () => {
    expect(isBlank({ ...emptyDraft(), [field]: value })).toBe(!isTyped);
  });
});
