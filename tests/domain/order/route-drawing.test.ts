import { describe, expect, test } from 'vitest';
import { arcBetween, headingAlong, headingBetween } from '@/domain/order/map-shapes';
import { boundsOf, drivenShareOf, metresToNextStop, splitRoute } from '@/domain/order/route-drawing';

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

describe('the way to the next stop', () => {
  test('is its part of the provider’s length, measured on the route', () => {
    // The stop is in the middle of the way ahead.
    expect(metresToNextStop(EAST, at(37.5, 127.1), 20_000)).toBeCloseTo(10_000, -2);
    expect(metresToNextStop(EAST, at(37.5, 127.2), 20_000)).toBeCloseTo(20_000, -2);
  });

  test('ends where the route comes by the stop for the first time', () => {
    const there = [at(37.5, 127), at(37.5, 127.2), at(37.5, 127)];
    expect(metresToNextStop(there, at(37.5, 127.1), 40_000)).toBeCloseTo(10_000, -2);
  });

  test.each([
    ['without a position', at(0, 0), EAST],
    ['far from the route', at(37.7, 127.1), EAST],
    ['without a route', at(37.5, 127.1), []],
  ])('is unknown for a stop %s', (_, stop, path) => {
    expect(metresToNextStop(path, stop, 20_000)).toBeNull();
  });
});

test('a heading is a compass direction', () => {
  expect(headingBetween(at(37.5, 127), at(37.6, 127))).toBeCloseTo(0, 5);
  expect(headingBetween(at(37.5, 127), at(37.5, 127.1))).toBeCloseTo(90, 5);
  expect(headingBetween(at(37.5, 127), at(37.5, 126.9))).toBeCloseTo(270, 5);
  expect(headingAlong([at(37.5, 127), at(37.5, 127), at(37.4, 127)])).toBeCloseTo(180, 5);
  expect(headingAlong([at(37.5, 127)])).toBeUndefined();
});

test('an arc joins two places and is no straight road', () => {
  const arc = arcBetween(at(37.5, 127), at(37.5, 127.2));
  expect(arc[0]).toEqual(at(37.5, 127));
  expect(arc.at(-1)).toEqual(at(37.5, 127.2));
  expect(arc[12]?.lat).toBeGreaterThan(37.51);
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
