import { expect, test } from 'vitest';
import { estimatedBoxes } from '@/domain/home-move/boxes';

test.each([
  ['20', 'studio', 20],
  ['59', 'apartment', 45],
  ['84', 'apartment', 65],
  ['84,5', '', 65],
  ['', 'villa', 40],
  ['넓어요', 'studio', 20],
  ['4000', 'house', 60],
  ['', '', null],
] as const)('a home of %s m² (%s) fills about %s boxes', (area, homeType, boxes) => {
  expect(estimatedBoxes({ area, homeType })).toBe(boxes);
});
