import { beforeEach, expect, test, vi } from 'vitest';
import { readGuestLinks, rememberGuestLink } from '@/lib/storage/guest-links';
import { justCreatedFor, markJustCreated } from '@/lib/storage/just-created';
import { dropIntent, intentKey, markIntentPlaced } from '@/lib/storage/payment-intent';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00Z') }));

test('an order counts as just created for 30 seconds; other orders do not', () => {
  markJustCreated('order-1');
  vi.advanceTimersByTime(29_900);
  expect(justCreatedFor('order-1')).toBe(100);
  expect(justCreatedFor('order-2')).toBe(0);
  vi.advanceTimersByTime(200);
  expect(justCreatedFor('order-1')).toBe(0);
});

test('a guest’s links are kept newest first, each once, at most ten', () => {
  const link = (number: number) => ({ orderId: `order-${number}`, orderNo: `${number}`, organizationId: 'platform' });
  for (let number = 1; number <= 12; number += 1) rememberGuestLink(link(number));
  rememberGuestLink(link(5));
  expect(readGuestLinks().map(({ orderNo }) => orderNo)).toEqual(['5', '12', '11', '10', '9', '8', '7', '6', '4', '3']);
});

test.each(['{', 'null', '[]', '{"links":7}', '{"links":[null,7,{"orderId":1}]}'])(
  'forged links (%s) are ignored',
  (stored) => {
    sessionStorage.setItem('guestLinks', stored);
    expect(readGuestLinks()).toEqual([]);
  },
);

test('a job keeps its key until it is refused; another job has another key', () => {
  const key = intentKey('job-1');
  expect(intentKey('job-1')).toBe(key);
  expect(intentKey('job-2')).not.toBe(key);
  const next = intentKey('job-1');
  expect(next).not.toBe(key);
  dropIntent();
  expect(intentKey('job-1')).not.toBe(next);
});

test('a placed job restored by a crash keeps its key; the same job later is another order', () => {
  const key = intentKey('job-1');
  markIntentPlaced();
  vi.advanceTimersByTime(4_900);
  expect(intentKey('job-1')).toBe(key);
  markIntentPlaced();
  vi.advanceTimersByTime(5_100);
  expect(intentKey('job-1')).not.toBe(key);
});
