import { expect, test } from 'vitest';
import { abortRequests } from '@/api/client/session';
import { isRefusedForGood, placeOnce } from '@/api/order/order-placement';
import { ApiError, GUEST_REFUSED } from '@/domain/api-error';
import { refuse, reply, stall } from '../support/handlers/reply';
import { server } from '../support/server';
import { orderRequest } from './calls';

const place = () => placeOnce(orderRequest(), 'key-1');

/** A provider that knows no order with this key; counts the lookups. */
function knowNoOrder() {
  const lookups: string[] = [];
  server.use(
    reply('listOrders', ({ query }) => {
      lookups.push(query.get('idempotencyKey') ?? '');
      return { items: [], pageIndex: 0, pageSize: 1, total: 0 };
    }),
  );
  return lookups;
}

test.each([
  [400, '', true],
  [403, '', true],
  [401, GUEST_REFUSED, true],
  [401, 'SESSION_EXPIRED', false],
  [408, '', false],
  [429, '', false],
  [503, '', false],
  [0, '', false],
])('a lookup answered with %i %s may be given up: %s', (status, msgId, isGivenUp) => {
  expect(isRefusedForGood(new ApiError('', { status, globals: [{ msgId, message: '' }] }))).toBe(isGivenUp);
});

test.each(['IDEMPOTENCY_KEY_REUSED', 'ALREADY_PROCESSED_PAYMENT', 'CONFLICT'])(
  'an order refused with 409 %s that the lookup does not find is refused, not offered again with the same key',
  async (msgId) => {
    const lookups = knowNoOrder();
    server.use(refuse('createOrder', 409, { msgId, message: '' }));
    expect(await place()).toMatchObject({ kind: 'refused', error: { status: 409 } });
    expect(lookups).toEqual(['key-1']);
  },
);

test('an order that is being sent as the session ends is not looked up in the next session', async () => {
  const lookups = knowNoOrder();
  server.use(stall('createOrder'));
  const placing = place();
  abortRequests();
  expect(await placing).toEqual({ kind: 'cannotCheck' });
  expect(lookups).toEqual([]);
});
