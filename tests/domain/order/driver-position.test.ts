import { describe, expect, test } from 'vitest';
import { followDriver, metresBetween, positionState, type Anchor, type Position } from '@/domain/order/driver-position';

const START = Date.parse('2026-11-21T05:00:00.000Z');
const MINUTE = 60_000;
/** 0.001° of latitude is 111 m. */
const position = (minutes: number, north = 0): Position => ({
  lat: 37.5 + north,
  lng: 127,
  at: new Date(START + minutes * MINUTE).toISOString(),
});
const follow = (positions: Position[]) => positions.reduce<Anchor | null>(followDriver, null);

test('distances are those of the ground', () => {
  expect(metresBetween({ lat: 37.5663, lng: 126.9779 }, { lat: 37.4979, lng: 127.0276 })).toBeCloseTo(8779, -2);
});

describe('what is said of the position', () => {
  test('older than three minutes it is stale', () => {
    expect(positionState(position(0), null, 3 * MINUTE)).toBe('fresh');
    expect(positionState(position(0), null, 3 * MINUTE + 1)).toBe('stale');
  });

  test('a driver who stays within forty metres for three minutes stands still', () => {
    const seen = [position(0), position(1, 0.0002), position(2, -0.0001), position(3, 0.0001)];
    expect(positionState(position(3, 0.0001), follow(seen), 0)).toBe('still');
    expect(positionState(position(2, -0.0001), follow(seen.slice(0, 3)), 0)).toBe('fresh');
  });

  test('once they have moved on the time counts anew', () => {
    const seen = [position(0), position(2, 0.001), position(4, 0.001)];
    expect(positionState(position(4, 0.001), follow(seen), 0)).toBe('fresh');
    expect(positionState(position(5, 0.001), follow([...seen, position(5, 0.001)]), 0)).toBe('still');
  });

  test('an old position does not claim that the driver stands', () => {
    expect(positionState(position(9), position(0), 10 * MINUTE)).toBe('stale');
  });
});
