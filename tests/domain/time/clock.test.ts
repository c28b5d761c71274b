import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceTime, recordServerTime, serverNow } from '@/domain/time/clock';

const NOW = Date.parse('2026-11-21T05:00:00Z');
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  recordServerTime(NOW, NOW, NOW);
  vi.useRealTimers();
});

test.each([-26, -3, 3, 26])('a clock that is %d hours off still gives the provider’s time', (hours) => {
  recordServerTime(NOW + hours * HOUR, NOW - 100, NOW + 100);
  expect(serverNow()).toBe(NOW + hours * HOUR);
  expect(deviceTime(serverNow())).toBe(NOW);
});

test('a second of delay or a response without a date does not change the clock', () => {
  recordServerTime(NOW + 59_000, NOW, NOW);
  expect(serverNow()).toBe(NOW);
  recordServerTime(NOW + HOUR, NOW, NOW);
  recordServerTime(Number.NaN, NOW, NOW);
  expect(serverNow()).toBe(NOW + HOUR);
});
