import { describe, expect, test } from 'vitest';
import { boundsOf, drivenPartOf, splitWay } from '@/domain/order/route-drawing';

const at = (lat: number, lng: number) => ({ lat, lng });
/** Due east along one latitude: a tenth of a degree is about 8.8 km. */
const EAST = [at(37.5, 127), at(37.5, 127.1), at(37.5, 127.2)];

describe('the line of an order', () => {
  test('is all ahead before the goods are on board', () => {
    expect(splitWay(EAST, at(37.5, 127.1), null)).toEqual({ done: [], todo: EAST });
  });

  test('is cut where the driver is on it', () => {
    const { done, todo } = splitWay(EAST, at(37.501, 127.15), 0.75);
    expect(done).toHaveLength(3);
    expect(done.at(-1)?.lng).toBeCloseTo(127.15, 4);
    expect(todo[0]).toEqual(done.at(-1));
    expect(todo.at(-1)).toEqual(EAST[2]);
  });

  test('is cut by the length that is left while no position is known', () => {
    const { done } = splitWay(EAST, null, 0.25);
    expect(done.at(-1)?.lng).toBeCloseTo(127.05, 4);
  });

  test('is cut by the length that is left when the position is far off it', () => {
    const { done } = splitWay(EAST, at(37.6, 127.1), 0.25);
    expect(done.at(-1)?.lng).toBeCloseTo(127.05, 4);
  });

  test('that comes back the same way is cut on the way on which the driver is', () => {
    const there = [at(37.5, 127), at(37.5, 127.1), at(37.5, 127)];
    expect(splitWay(there, at(37.5, 127.05), 0.25).done).toHaveLength(2);
    expect(splitWay(there, at(37.5, 127.05), 0.75).done).toHaveLength(3);
  });

  test('is all behind at the end', () => {
    const { done, todo } = splitWay(EAST, null, 1);
    expect(done.at(-1)).toEqual(EAST[2]);
    expect(todo.every(({ lng }) => lng === 127.2)).toBe(true);
  });

  test('leaves out places nobody knows', () => {
    expect(splitWay([at(0, 0), at(Number.NaN, 127), ...EAST], null, null).todo).toEqual(EAST);
  });

  test('of one point or none is no reason to fail', () => {
    expect(splitWay([], at(37.5, 127), 0.5)).toEqual({ done: [], todo: [] });
    expect(splitWay([at(37.5, 127)], null, 0.5)).toEqual({ done: [], todo: [at(37.5, 127)] });
  });
});

describe('what is in view', () => {
  test('is everything that is known', () => {
    expect(boundsOf([at(37.6, 126.9), at(0, 0), at(37.4, 127.1)])).toEqual([at(37.4, 126.9), at(37.6, 127.1)]);
  });

  test('is nothing when nothing is known', () => {
    expect(boundsOf([at(0, 0)])).toBeNull();
  });
});

test.each([
  [10_000, 2_500, 0.75],
  [10_000, 12_000, 0],
  [0, 0, null],
])('of %i metres with %i left the part driven is %s', (distanceMetres, remainingMetres, part) => {
  expect(drivenPartOf({ distanceMetres, remainingMetres })).toBe(part);
});
