import { expect, test } from 'vitest';
import { toOrderRequest } from '@/domain/order/order-request';
import { setAppointment, setOrderKind, setVehicle } from '@/domain/order/draft-changes';
import { undoPriceChange } from '@/domain/order/undo-price-change';
import { changeInventory } from '@/domain/order/move-changes';
import { emptyDraft, emptyWaypoint, hasLostData, isBlank, readDraft, type OrderDraft } from '@/domain/order/draft';
import { draft } from '../../support/factories/orders';

const stop = { ...emptyWaypoint('stop'), contactName: '가운데' };
const quick = () => draft({ waypoints: draft().waypoints.toSpliced(1, 0, stop) });
const keysOf = ({ waypoints }: { waypoints: { key: string }[] }) => waypoints.map(({ key }) => key);

test('stops parked by a home move survive a reload and are restored once', () => {
  const moving = setOrderKind('HomeMoving')(quick());
  expect(keysOf(moving)).toEqual(['pickup', 'dropoff']);

  const reloaded = readDraft(JSON.parse(JSON.stringify(moving)));
  const again = setOrderKind('Quick')(reloaded ?? emptyDraft());

  expect(keysOf(again)).toEqual(['pickup', 'stop', 'dropoff']);
  expect(keysOf(setOrderKind('Delivery')(again))).toEqual(['pickup', 'stop', 'dropoff']);
});

test('undoing a change to a move duplicates no stop', () => {
  const before = quick();
  const undone = undoPriceChange(before, 0)(setOrderKind('HomeMoving')(before));
  expect(keysOf(setOrderKind('Delivery')(undone))).toEqual(['pickup', 'stop', 'dropoff']);
});

test('parked stops are never sent, but a draft with only parked stops is not blank', () => {
  const parked = { ...draft({ orderType: 'HomeMoving' }), parkedStops: [stop] };
  const request = toOrderRequest(parked, { pay: 'cash', payer: null, coupon: null }, null);
  expect(JSON.stringify(request)).not.toContain('가운데');
  expect(isBlank({ ...emptyDraft(), parkedStops: [stop] })).toBe(false);
});

const TOMORROW = '2026-11-29T13:00:00.000Z';
const IN_TWO_MONTHS = '2027-01-27T00:00:00.000Z';
const choicesOf = ({ vehiclePoolId, appointmentAt }: OrderDraft) => ({ vehiclePoolId, appointmentAt });
const reload = (saved: OrderDraft) => readDraft(JSON.parse(JSON.stringify(saved))) ?? emptyDraft();

test('a move and the other kinds each keep their own vehicle and time, also after a reload', () => {
  const before = draft({ orderType: 'Delivery', vehiclePoolId: 'truck-1t', appointmentAt: TOMORROW });
  const delivery = choicesOf(before);
  const started = setOrderKind('HomeMoving')(before);
  expect(choicesOf(started)).toEqual({ vehiclePoolId: '', appointmentAt: null });

  const moving = setAppointment(IN_TWO_MONTHS)(setVehicle('truck-5t')(started));
  const quickAgain = setOrderKind('Quick')(reload(moving));
  expect(choicesOf(quickAgain)).toEqual(delivery);
  expect(choicesOf(setOrderKind('Delivery')(quickAgain))).toEqual(delivery);
  expect(choicesOf(setOrderKind('HomeMoving')(reload(quickAgain)))).toEqual(choicesOf(moving));
});

test('the load of a move proposes its truck, whatever vehicle a delivery had', () => {
  const moving = setOrderKind('HomeMoving')(draft({ orderType: 'Delivery', vehiclePoolId: 'truck-1t' }));
  const loaded = changeInventory(
    () => ({ items: [{ code: 'bedQueen', quantity: 2 }], ownItems: [] }),
    ({ items }) => (items.length > 0 ? 'truck-3.5t' : ''),
  )(moving);
  expect(loaded.vehiclePoolId).toBe('truck-3.5t');
  expect(setOrderKind('Delivery')(loaded).vehiclePoolId).toBe('truck-1t');
});

test('a proposed truck goes with the last belongings, also when an own item without a size is left', () => {
  const bed = [{ code: 'bedQueen', quantity: 2 }];
  const ownItems = [{ key: 'own-0', name: '화분', widthCm: '', depthCm: '', heightCm: '', quantity: 1 }];
  const propose = ({ items }: { items: readonly unknown[] }) => (items.length > 0 ? 'truck-3.5t' : '');
  const loaded = changeInventory(() => ({ items: bed, ownItems }), propose)(setOrderKind('HomeMoving')(draft()));
  expect(loaded.vehiclePoolId).toBe('truck-3.5t');
  expect(changeInventory(() => ({ items: [], ownItems }), propose)(loaded).vehiclePoolId).toBe('');
});

test('undoing a change to a move restores the time of a delivery and keeps the day of the move', () => {
  const before = draft({ orderType: 'Delivery', vehiclePoolId: 'truck-1t', appointmentAt: TOMORROW });
  const moving = setAppointment(IN_TWO_MONTHS)(setOrderKind('HomeMoving')(before));
  const undone = undoPriceChange(before, Date.parse('2026-11-28T00:00:00Z'))(moving);
  expect(choicesOf(undone)).toEqual(choicesOf(before));
  expect(setOrderKind('HomeMoving')(undone).appointmentAt).toBe(IN_TWO_MONTHS);
});

test('a draft from before choices could be parked has none, and those that are parked are never sent', () => {
  const { parked: _parked, ...old } = draft();
  expect(readDraft(old)?.parked).toEqual({ vehiclePoolId: '', appointmentAt: null });
  expect(hasLostData(old, readDraft(old))).toBe(false);
  const parked = draft({ parked: { vehiclePoolId: 'truck-5t', appointmentAt: IN_TWO_MONTHS } });
  const request = toOrderRequest(parked, { pay: 'cash', payer: null, coupon: null }, null);
  expect(request).toEqual(toOrderRequest(draft(), { pay: 'cash', payer: null, coupon: null }, null));
});
