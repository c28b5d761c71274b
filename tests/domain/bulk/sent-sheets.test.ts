import { expect, test } from 'vitest';
import { NO_VALUES } from '@/domain/bulk/fields';
import { daysAgo, fingerprintOf, moveTimes, withSheet } from '@/domain/bulk/sent-sheets';

const row = (dropName: string, time = '') => ({ ...NO_VALUES, dropName, dropPhone: '010-1234-5678', time });

test('a sheet is known again in another order and for another day, and not with another recipient', () => {
  const monday = fingerprintOf([row('하나', '2026-11-23 09:00'), row('둘')]);
  expect(fingerprintOf([row('둘'), row('하나', '2026-11-24 10:30')])).toBe(monday);
  expect(fingerprintOf([row('둘'), row('셋')])).not.toBe(monday);
  expect(fingerprintOf([row('하나'), row('둘'), row('둘')])).not.toBe(monday);
});

test('a sheet that is sent again replaces its earlier record', () => {
  const sheet = { fingerprint: 'a', at: 1, count: 20 };
  expect(withSheet([sheet], { ...sheet, at: 2, count: 19 })).toEqual([{ fingerprint: 'a', at: 2, count: 19 }]);
});

test('a sheet that is sent again stays what it was opened for, on that day', () => {
  const at = Date.parse('2026-11-23T09:00:00+09:00');
  const edited = { fingerprint: 'a', at, count: 20, occurrences: ['t 2026-11-23'] };
  const { occurrences: _none, ...again } = { ...edited, at: Date.parse('2026-11-23T23:00:00+09:00') };
  expect(withSheet([edited], again)).toEqual([{ ...again, occurrences: ['t 2026-11-23'] }]);
  const tomorrow = { ...edited, at: Date.parse('2026-11-24T09:00:00+09:00'), occurrences: ['t 2026-11-24'] };
  expect(withSheet([edited], tomorrow)).toEqual([tomorrow]);
});

test('what an earlier version stored is still known', () => {
  const at = Date.parse('2026-11-23T09:00:00+09:00');
  const stored = { fingerprint: 'a', at, count: 20, occurrence: 't 2026-11-23' };
  expect(withSheet([stored], { fingerprint: 'a', at: at + 1, count: 20, occurrences: ['u 2026-11-23'] })).toEqual([
    { fingerprint: 'a', at: at + 1, count: 20, occurrences: ['t 2026-11-23', 'u 2026-11-23'] },
  ]);
});

test('the first day of the sheet moves to the given one, and the others keep their distance', () => {
  const sheet = [row('하나', '2026-11-24 09:00'), row('둘', '2026-11-23 14:00'), row('셋')];
  expect(moveTimes(sheet, '2026-11-30').map(({ time }) => time)).toEqual(['2026-12-01 09:00', '2026-11-30 14:00', '']);
});

test('days are Korean days', () => {
  const now = Date.parse('2026-11-22T00:30:00+09:00');
  expect(daysAgo(Date.parse('2026-11-21T23:50:00+09:00'), now)).toBe(1);
  expect(daysAgo(Date.parse('2026-11-22T00:10:00+09:00'), now)).toBe(0);
});
