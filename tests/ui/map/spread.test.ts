import { describe, expect, it } from 'vitest';
import { groupPoints, separatePoints, type Point } from '@/ui/map/spread';
import fc from '../../support/property';

const GAP = 44;
const point = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });
const moved = (points: readonly Point[]) =>
  separatePoints(points, GAP).map(({ x, y }, index) => ({
    x: x + (points[index]?.x ?? 0),
    y: y + (points[index]?.y ?? 0),
  }));

describe('drivers who are close together', () => {
  it('can each be pressed: no two are nearer than a finger’s width', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 12 }), (points) => {
        const placed = moved(points);
        for (const [index, one] of placed.entries())
          for (const other of placed.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(GAP - 0.01);
      }),
    );
  });

  it('are separated even on one spot', () => {
    const placed = moved(Array.from({ length: 5 }, () => ({ x: 100, y: 100 })));
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  });

  it('keep their position if there is enough space', () => {
    expect(
      separatePoints(
        [
          { x: 0, y: 0 },
          { x: GAP, y: 0 },
          { x: 0, y: 90 },
        ],
        GAP,
      ),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });
});

describe('a fleet', () => {
  it('is in groups: every driver is in one, near its first, and no two groups overlap', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), (points) => {
        const groups = groupPoints(points, GAP);
        expect(groups.flat().toSorted((one, other) => one - other)).toEqual(points.map((_, index) => index));
        const distance = (one = 0, other = 0) => {
          const [from, to] = [points[one], points[other]];
          return Math.hypot((from?.x ?? 0) - (to?.x ?? 0), (from?.y ?? 0) - (to?.y ?? 0));
        };
        for (const [place, [first, ...others]] of groups.entries()) {
          for (const other of others) expect(distance(first, other)).toBeLessThan(GAP);
          for (const [later] of groups.slice(place + 1)) expect(distance(first, later)).toBeGreaterThanOrEqual(GAP);
        }
      }),
    );
  });
});
