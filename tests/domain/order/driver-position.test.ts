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

test('distances are in metres on the ground', () => {
  expect(metresBetween({ lat: 37.5663, lng: 126.9779 }, { lat: 37.4979, lng: 127.0276 })).toBeCloseTo(8779, -2);
});

describe('the state of the position', () => {
  test('is stale after three minutes', () => {
    expect(positionState(position(0), null, 3 * MINUTE)).toBe('fresh');
    expect(positionState(position(0), null, 3 * MINUTE + 1)).toBe('stale');
  });

  test('is standing if the driver stays within forty metres for three minutes', () => {
    const seen = [position(0), position(1, 0.0002), position(2, -0.0001), position(3, 0.0001)];
    expect(positionState(position(3, 0.0001), follow(seen), 0)).toBe('still');
    expect(positionState(position(2, -0.0001), follow(seen.slice(0, 3)), 0)).toBe('fresh');
  });

  test('restarts the time after a movement', () => {
    const seen = [position(0), position(2, 0.001), position(4, 0.001)];
    expect(positionState(position(4, 0.001), follow(seen), 0)).toBe('fresh');
    expect(positionState(position(5, 0.001), follow([...seen, position(5, 0.001)]), 0)).toBe('still');
  });

  test('does not report standing for an old position', () => {
    expect(positionState(position(9), position(0), 10 * MINUTE)).toBe('stale');
  });
});
