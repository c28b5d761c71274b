import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedDeadline } from '@/lib/storage/shared-deadline';

const NOW = Date.parse('2026-11-21T05:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const deadline = sharedDeadline('test:deadline');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

/** What a tab reads that is opened now. */
function read() {
  const { current } = renderHook(() => deadline.useDeadline()).result;
  cleanup();
  return current;
}

test.each([1, 60, 24 * 60])('a wait of %d minutes, which a provider may ask for, holds in every tab', (minutes) => {
  deadline.set(NOW + minutes * MINUTE);
  expect(read()).toBe(NOW + minutes * MINUTE);
});

test('a wait that is over, or longer than any that is accepted, does not hold', () => {
  deadline.set(NOW + HOUR);
  expect(read()).toBe(NOW + HOUR);
  deadline.set(NOW - 1);
  expect(read()).toBeNull();
  deadline.set(NOW + 25 * HOUR);
  expect(read()).toBeNull();
});
