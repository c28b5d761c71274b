import { expect, test } from 'vitest';
import { EMPTY_HOME, EMPTY_HOME_MOVE, type HomeMoveHome } from '@/domain/home-move/job';
import { emptyWaypoint } from '@/domain/order/draft';
import { reorderWaypoints, swapEnds } from '@/domain/order/draft-changes';
import { undoPriceChange } from '@/domain/order/undo-price-change';
import { draft } from '../../support/factories/orders';

const flat: HomeMoveHome = {
  homeType: 'apartment',
  area: '109',
  floor: '12',
  elevator: 'yes',
  elevatorMustBeReserved: true,
  stairsAtEntrance: 'no',
  ladderTruck: 'no',
  parkingMetres: '5',
  narrowRoad: 'no',
};
const walkUp: HomeMoveHome = { ...EMPTY_HOME, homeType: 'villa', floor: '3', elevator: 'no', narrowRoad: 'yes' };

test.each(['HomeMoving', 'Quick'] as const)(
  'the access to the homes of a move changes with the addresses and the household stays (%s)',
  (orderType) => {
    const before = draft({ orderType, moving: { ...EMPTY_HOME_MOVE, from: flat, to: walkUp } });
    const swapped = swapEnds(before);
    expect(swapped.waypoints.map(({ key }) => key)).toEqual(['dropoff', 'pickup']);
    expect(swapped.moving.from).toEqual({ ...walkUp, homeType: 'apartment', area: '109' });
    expect(swapped.moving.to).toEqual({ ...flat, homeType: 'villa', area: '' });
    expect(swapEnds(swapped)).toEqual(before);
  },
);

test('an order of stops that does not name all of them changes nothing', () => {
  const before = draft({ waypoints: draft().waypoints.toSpliced(1, 0, emptyWaypoint('a'), emptyWaypoint('b')) });
  const keysAfter = (keys: string[]) => reorderWaypoints(keys)(before).waypoints.map(({ key }) => key);
  expect(keysAfter(['pickup', 'b', 'a', 'dropoff'])).toEqual(['pickup', 'b', 'a', 'dropoff']);
  expect(keysAfter(['b', 'pickup', 'dropoff'])).toEqual(['pickup', 'a', 'b', 'dropoff']);
});

test('undoing a change of price asks for no place of the home again that the customer has called empty', () => {
  const then = draft({ orderType: 'HomeMoving' });
  const now = { ...then, moving: { ...then.moving, emptyPlaces: ['storeroom'] } };
  expect(undoPriceChange(then, 0)(now).moving.emptyPlaces).toEqual(['storeroom']);
});

test('undoing a change of price keeps the contact typed since at an address that got its position late', () => {
  const now = draft();
  const [pickup, ...others] = now.waypoints;
  const address = pickup?.address ? { ...pickup.address } : null;
  delete address?.lat;
  delete address?.lng;
  const then = { ...now, waypoints: [{ ...emptyWaypoint('pickup'), address }, ...others] };
  expect(undoPriceChange(then, 0)(now).waypoints).toEqual(now.waypoints);
});
