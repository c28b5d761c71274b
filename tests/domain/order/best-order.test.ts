import { expect, test } from 'vitest';
import { bestOrder, routeMetres } from '@/domain/order/best-order';
import fc from '../../support/property';

type Point = { lat: number; lng: number };
const point = fc.record({
  lat: fc.double({ min: 37, max: 38, noNaN: true }),
  lng: fc.double({ min: 126, max: 128, noNaN: true }),
});
const points = (minLength: number, maxLength: number) => fc.array(point, { minLength, maxLength });

const at = (places: readonly Point[], order: readonly number[]) => order.flatMap((index) => places[index] ?? []);

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

function shortestByHand(places: readonly Point[], hasFixedEnds: boolean) {
  const all = [...places.keys()];
  const orders = hasFixedEnds
    ? permutations(all.slice(1, -1)).map((middle) => [0, ...middle, places.length - 1])
    : permutations(all);
  return Math.min(...orders.map((order) => routeMetres(at(places, order))));
}

test.each([true, false])('up to nine stops it finds the shortest order (ends fixed: %s)', (hasFixedEnds) => {
  fc.assert(
    fc.property(points(2, 7), (places) => {
      const found = routeMetres(at(places, bestOrder(places, hasFixedEnds)));
      expect(found).toBeLessThanOrEqual(shortestByHand(places, hasFixedEnds) + 1.01);
    }),
    { numRuns: 60 },
  );
});

test('with eight stops between fixed ends it finds the shortest order', () => {
  fc.assert(
    fc.property(points(10, 10), (places) => {
      const found = routeMetres(at(places, bestOrder(places, true)));
      expect(found).toBeLessThanOrEqual(shortestByHand(places, true) + 1.01);
    }),
    { numRuns: 2 },
  );
});

test.each([true, false])(
  'it is never longer than the given order and keeps every stop (ends fixed: %s)',
  (hasFixedEnds) => {
    fc.assert(
      fc.property(points(2, 22), (places) => {
        const order = bestOrder(places, hasFixedEnds);
        expect([...order].sort((one, other) => one - other)).toEqual([...places.keys()]);
        expect(routeMetres(at(places, order))).toBeLessThanOrEqual(routeMetres(places) + 0.001);
        if (hasFixedEnds) expect([order[0], order.at(-1)]).toEqual([0, places.length - 1]);
      }),
      { numRuns: 40 },
    );
  },
);

test('places on one line are sorted along it', () => {
  const line = [0, 5, 3, 8, 1, 9, 2, 7, 4, 6, 11, 10, 14, 12, 13, 20].map((step) => ({
    lat: 37,
    lng: 126 + step / 100,
  }));
  const lngs = at(line, bestOrder(line, true)).map(({ lng }) => lng);
  expect(lngs).toEqual([...lngs].sort((one, other) => one - other));
});
