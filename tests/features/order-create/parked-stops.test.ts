import { expect, test } from 'vitest';
import { toOrderRequest } from '@/domain/order-request';
import { readDraft } from '@/domain/read-draft';
import { asType, toDraft, toValues } from '@/features/order-create/form/composer-values';
import { undoJob } from '@/features/order-create/form/undo-job';
import { emptyDraft, emptyWaypoint, isBlank } from '@/domain/order-draft';
import { draft } from '../../support/factories/orders';

const stop = { ...emptyWaypoint('stop'), contactName: '가운데' };
const quick = () => toValues(draft({ waypoints: draft().waypoints.toSpliced(1, 0, stop) }));
const keysOf = ({ waypoints }: { waypoints: { key: string }[] }) => waypoints.map(({ key }) => key);

test('stops that a move put aside survive a reload and come back once', () => {
  const moving = asType(quick(), 'HomeMoving');
  expect(keysOf(moving)).toEqual(['pickup', 'dropoff']);

  const reloaded = readDraft(JSON.parse(JSON.stringify(toDraft(moving, null, null))));
  const again = asType(toValues(reloaded ?? emptyDraft()), 'Quick');

  expect(keysOf(again)).toEqual(['pickup', 'stop', 'dropoff']);
  expect(keysOf(asType(again, 'Delivery'))).toEqual(['pickup', 'stop', 'dropoff']);
});

test('a change to a move that is taken back leaves no second copy of a stop', () => {
  const before = quick();
  const undone = undoJob(asType(before, 'HomeMoving'), before);
  expect(keysOf(asType(undone, 'Delivery'))).toEqual(['pickup', 'stop', 'dropoff']);
});

test('stops that wait are never sent, and a draft that has nothing else is not blank', () => {
  const parked = { ...draft({ orderType: 'HomeMoving' }), parkedStops: [stop] };
  const request = toOrderRequest(parked, { pay: 'cash', payer: null, coupon: null }, null);
  expect(JSON.stringify(request)).not.toContain('가운데');
  expect(isBlank({ ...emptyDraft(), parkedStops: [stop] })).toBe(false);
});
