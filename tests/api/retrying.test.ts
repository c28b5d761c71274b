import { expect, test, vi } from 'vitest';
import { retryAfterSeconds } from '@/api/client/provider-http';
import { isRetryable, retryDelayMs } from '@/api/client/retrying';
import { ApiError } from '@/domain/api-error';

const error = (status: number, seconds?: number) => new ApiError('x', { status, retryAfterSeconds: seconds });

test.each([
  ['a lost connection', error(0), true],
  ['a gateway', error(502), true],
  ['an unreadable response', error(200), true],
  ['a gateway that gave up waiting', error(408), true],
  ['a provider with a short Retry-After', error(503, 30), true],
  ['too many requests with a short Retry-After', error(429, 5), true],
  ['too many requests with a long Retry-After', error(429, 31), false],
  ['too many requests without Retry-After', error(429), false],
  ['a refusal', error(404), false],
  ['a provider that does not have the operation', error(501), false],
  ['a cancelled request', new ApiError('x', { status: 0, isAborted: true }), false],
  ['an error that is not a response', new TypeError('x'), true],
])('a read is retried automatically after %s: %s → %s', (_name, cause, expected) => {
  expect(isRetryable(cause)).toBe(expected);
});

test.each([0, 0.5, 0.999])(
  'a retry is never earlier than the provider allows, and browsers do not retry all at once (chance %d)',
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
  ['soon', DATE, undefined],
  [undefined, DATE, undefined],
])('Retry-After %j is %s', (header, date, expected) => {
  expect(retryAfterSeconds(header, date)).toBe(expected);
});

test('a negative Retry-After blocks nobody, also where the browser reads it as a date', () => {
  expect(retryAfterSeconds('-5', DATE) ?? 0).toBe(0);
});

test('a response without a date is compared with the device’s clock', () => {
  vi.useFakeTimers({ now: Date.parse(DATE) });
  expect(retryAfterSeconds('Sat, 21 Nov 2026 05:00:30 GMT', undefined)).toBe(30);
});
