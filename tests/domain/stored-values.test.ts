import { expect, test } from 'vitest';
import { isTime } from '@/domain/stored-values';
import { isShelvedSheet } from '@/features/bulk-orders/state/stored-sheet';

test.each([Number.NaN, Infinity, 1e17, -1e17, '1', null])('%s is no time that can be shown', (value) => {
  expect(isTime(value)).toBe(false);
});

test('any moment that a date can have is a time', () => {
  for (const time of [0, Date.parse('2026-11-21T14:00:00+09:00'), 8.64e15]) {
    expect(isTime(time)).toBe(true);
    expect(new Date(time).toISOString()).not.toBe('');
  }
});

test('a shelved sheet whose time is no date is dropped, and does not break the page that offers it', () => {
  const sheet = { version: 1, rows: [], headers: [], prices: [] };
  expect(isShelvedSheet({ at: 1, left: 0, sheet })).toBe(true);
  expect(isShelvedSheet({ at: 1e17, left: 0, sheet })).toBe(false);
});
