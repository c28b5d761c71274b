import { describe, expect, test } from 'vitest';
import { boundsOf, drivenShareOf, splitRoute } from '@/domain/order/route-drawing';

const at = (lat: number, lng: number) => ({ lat, lng });
/** Due east along one latitude: a tenth of a degree is about 8.8 km. */
const EAST = [at(37.5, 127), at(37.5, 127.1), at(37.5, 127.2)];

describe('the line of a route', () => {
  test('is entirely ahead before the pickup', () => {
    expect(splitRoute(EAST, at(37.5, 127.1), null)).toEqual({ done: [], todo: EAST });
  });

  test('is split at the driver’s position', () => {
    const { done, todo } = splitRoute(EAST, at(37.501, 127.15), 0.75);
    expect(done).toHaveLength(3);
    expect(done.at(-1)?.lng).toBeCloseTo(127.15, 4);
    expect(todo[0]).toEqual(done.at(-1));
    expect(todo.at(-1)).toEqual(EAST[2]);
  });

  test('is split by the remaining length while the position is unknown', () => {
    const { done } = splitRoute(EAST, null, 0.25);
    expect(done.at(-1)?.lng).toBeCloseTo(127.05, 4);
  });

  test('is split by the remaining length if the position is far off the route', () => {
    const { done } = splitRoute(EAST, at(37.6, 127.1), 0.25);
    expect(done.at(-1)?.lng).toBeCloseTo(127.05, 4);
  });

  test('that returns the same way is split on the driver’s direction', () => {
    const there = [at(37.5, 127), at(37.5, 127.1), at(37.5, 127)];
    expect(splitRoute(there, at(37.5, 127.05), 0.25).done).toHaveLength(2);
    expect(splitRoute(there, at(37.5, 127.05), 0.75).done).toHaveLength(3);
  });

  test('is entirely behind at the end', () => {
    const { done, todo } = splitRoute(EAST, null, 1);
    expect(done.at(-1)).toEqual(EAST[2]);
    expect(todo.every(({ lng }) => lng === 127.2)).toBe(true);
  });

  test('leaves out places without coordinates', () => {
    expect(splitRoute([at(0, 0), at(Number.NaN, 127), ...EAST], null, null).todo).toEqual(EAST);
  });

  test('of one point or none causes no error', () => {
    expect(splitRoute([], at(37.5, 127), 0.5)).toEqual({ done: [], todo: [] });
    expect(splitRoute([at(37.5, 127)], null, 0.5)).toEqual({ done: [], todo: [at(37.5, 127)] });
  });
});

describe('the map’s view', () => {
  test('includes everything that is known', () => {
    expect(boundsOf([at(37.6, 126.9), at(0, 0), at(37.4, 127.1)])).toEqual([at(37.4, 126.9), at(37.6, 127.1)]);
  });

  test('is null if nothing is known', () => {
    expect(boundsOf([at(0, 0)])).toBeNull();
  });
});

test.each([
  [10_000, 2_500, 0.75],
  [10_000, 12_000, 0],
  [0, 0, null],
])('%i metres with %i left give a driven share of %s', (distanceMetres, remainingMetres, part) => {
  expect(drivenShareOf({ distanceMetres, remainingMetres })).toBe(part);
});
