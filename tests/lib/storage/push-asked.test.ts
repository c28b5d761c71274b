import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canAskForPush, recordPushAsked } from '@/lib/storage/push-asked';

const NOW = Date.parse('2026-11-21T05:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['not on the next day', NOW - DAY_MS, false],
  ['after a month', NOW - 31 * DAY_MS, true],
  ['if the clock of the device was a year ahead when it was asked', NOW + 365 * DAY_MS, true],
])('a customer who chose “later” is asked again about notifications: %s', (_when, askedAt, isAsked) => {
  expect(canAskForPush()).toBe(true);
  vi.setSystemTime(askedAt);
  recordPushAsked();
  vi.setSystemTime(NOW);
  expect(canAskForPush()).toBe(isAsked);
});
