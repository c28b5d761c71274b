import { expect, test, vi } from 'vitest';
import { retryAfterSeconds } from '@/api/client/retry-after';
import { isWorthRetrying, retryDelayMs } from '@/api/client/retrying';
import { ApiError } from '@/domain/api-error';

const error = (status: number, seconds?: number) => new ApiError('x', { status, retryAfterSeconds: seconds });

test.each([
  ['a lost line', error(0), true],
  ['a gateway', error(502), true],
  ['an unreadable answer', error(200), true],
  ['a gateway that gave up waiting', error(408), true],
  ['a provider that names a time soon', error(503, 30), true],
  ['too many, with a time soon', error(429, 5), true],
  ['too many, with a time far off', error(429, 31), false],
  ['too many, without a time', error(429), false],
  ['a refusal', error(404), false],
  ['what was given up', new ApiError('x', { status: 0, isAborted: true }), false],
  ['what is no answer at all', new TypeError('x'), true],
])('a read is asked again by itself after %s: %s → %s', (_name, cause, expected) => {
  expect(isWorthRetrying(cause)).toBe(expected);
});

test.each([0, 0.5, 0.999])(
  'never before the provider allows it, and not all browsers at once (chance %d)',
  (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    for (const count of [0, 1, 2]) {
      expect(retryDelayMs(count, error(503, 17))).toBeGreaterThanOrEqual(17_000);
      expect(retryDelayMs(count, error(503, 17))).toBeLessThanOrEqual(18_000);
      const plain = retryDelayMs(count, error(502));
      expect(plain).toBeGreaterThanOrEqual(500 * 2 ** count);
      expect(plain).toBeLessThanOrEqual(1_000 * 2 ** count);
    }
  },
);

const DATE = 'Sat, 21 Nov 2026 05:00:00 GMT';

test.each([
  ['120', DATE, 120],
  [' 0 ', DATE, 0],
  ['99999999999', DATE, 86_400],
  ['Sat, 21 Nov 2026 05:02:00 GMT', DATE, 120],
  ['Sat, 21 Nov 2026 04:00:00 GMT', DATE, 0],
  ['', DATE, undefined],
  ['-5', DATE, undefined],
  ['soon', DATE, undefined],
  [undefined, DATE, undefined],
])('Retry-After %j is %s', (header, date, expected) => {
  // Negative seconds read as a date in some engines; whatever they read, nobody is locked out by them.
  const seconds = retryAfterSeconds(header, date);
  if (header === '-5') expect(seconds ?? 0).toBe(0);
  else expect(seconds).toBe(expected);
});

test('without a date of its own the answer is held against this device’s clock', () => {
  vi.useFakeTimers({ now: Date.parse(DATE) });
  expect(retryAfterSeconds('Sat, 21 Nov 2026 05:00:30 GMT', undefined)).toBe(30);
  vi.useRealTimers();
});
