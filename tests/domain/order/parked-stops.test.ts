import { expect, test } from 'vitest';
import { toOrderRequest } from '@/domain/order/request';
import { readDraft } from '@/domain/order/draft';
import { setOrderKind, undoPriceChange } from '@/domain/order/draft-changes';
import { emptyDraft, emptyWaypoint, isBlank } from '@/domain/order/draft';
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
