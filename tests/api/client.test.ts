import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { abortRequests, connectSession } from '@/api/client/session';
import { getOrder, listOrders } from '@/api/order/order-requests';
import { getMe, logIn } from '@/api/user/user-requests';
import { recordServerTime, serverNow } from '@/domain/time/clock';
import { order } from '../support/factories/orders';
import { guest, member } from '../support/factories/users';
import { breakConnection, deny, refuse, reply, stall } from '../support/handlers/reply';
import { server } from '../support/server';

const ORDER_URL = '*/order/api/v1/orders/:id';
const onUnauthorized = vi.fn();
let epoch = 0;
let token: string | null = null;
let canEnd = true;

beforeEach(() => {
  epoch = 1;
  token = null;
  canEnd = true;
  onUnauthorized.mockReset();
  connectSession({ getToken: () => token, getEpoch: () => epoch, canEnd: () => canEnd, onUnauthorized });
});

afterEach(() => vi.unstubAllGlobals());

describe('every request', () => {
  test('sends the platform and a new request id, and the bearer only if there is one', async () => {
    const seen: Headers[] = [];
    server.use(
      reply('getMe', ({ headers }) => {
        seen.push(headers);
        return member();
      }),
    );
    await getMe();
    token = 'token-1';
    await getMe();

    expect(seen.map((headers) => headers.get('X-Platform'))).toEqual(['web2app', 'web2app']);
    const ids = seen.map((headers) => headers.get('X-Request-Id'));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    expect(seen.map((headers) => headers.get('Authorization'))).toEqual([null, 'Bearer token-1']);
  });

  test('returns the data of the body', async () => {
    server.use(reply('getOrder', () => order({ orderNo: 'A-7' })));
    await expect(getOrder('order-0001')).resolves.toMatchObject({ orderNo: 'A-7' });
  });
});

test('a call that waits for its turn when the session ends is not sent in the next one', async () => {
  let giveTurn: () => void = () => undefined;
  const nextTurn = vi.fn(() => Promise.resolve());
  nextTurn.mockImplementationOnce(() => new Promise<void>((resolve) => (giveTurn = resolve)));
  vi.stubGlobal('scheduler', { yield: nextTurn });
  const sent: string[] = [];
  server.use(
    reply('getOrder', ({ params }) => {
      sent.push(params.id ?? '');
      return order();
    }),
  );
  const first = getOrder('order-0001');
  const second = getOrder('order-0002');
  await first;
  expect(sent).toEqual(['order-0001']);
  abortRequests();
  giveTurn();
  await expect(second).rejects.toMatchObject({ isAborted: true });
  expect(sent).toHaveLength(1);
});

test('an id that cannot be part of a URL drops its row, not the list', async () => {
  // JSON can encode half a surrogate pair.
  const text =
    '{"data":{"items":[{"id":"order-1"},{"id":"\\ud800"},{"id":"order-3"}],"pageIndex":0,"pageSize":20,"total":3}}';
  server.use(http.get('*/order/api/v1/orders', () => new HttpResponse(text, { status: 200 })));
  const { items } = await listOrders({ pageIndex: 0, pageSize: 20 });
  expect(items.map(({ id }) => id)).toEqual(['order-1', 'order-3']);
});

describe('a failed request', () => {
  test.each([
    ['a gateway’s page', new HttpResponse('<html>Bad gateway</html>', { status: 200 })],
    ['a cut response', new HttpResponse('{"data":{"id":"1"', { status: 200 })],
    ['an empty response', new HttpResponse('', { status: 200 })],
    ['null', HttpResponse.json(null)],
    ['a body without data', HttpResponse.json({})],
    ['data null', HttpResponse.json({ data: null })],
    ['a plain text', HttpResponse.json('ok')],
    ['no content', new HttpResponse(null, { status: 204 })],
    ['accepted', HttpResponse.json({ data: {} }, { status: 202 })],
  ])('rejects for %s', async (_name, answer) => {
    server.use(http.get(ORDER_URL, () => answer));
    await expect(getOrder('1')).rejects.toMatchObject({ name: 'ApiError' });
  });

  test('a refusal has the status, the items and the request id', async () => {
    server.use(refuse('logIn', 400, { errors: [{ code: 'MISMATCH', field: 'password' }] }));
    const failed = logIn({ loginTypeCD: 1, phoneNumber: '+821012345678', password: 'x', mode: 'MULTI_AUTH' });
    await expect(failed).rejects.toMatchObject({
      status: 400,
      items: [{ code: 'MISMATCH', field: 'password' }],
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      isRefused: true,
    });
  });

  test('a global error has its id and message', async () => {
    server.use(refuse('getOrder', 409, { msgId: 'PRICE_CHANGED', message: 'Changed' }));
    await expect(getOrder('1')).rejects.toMatchObject({ status: 409, msgId: 'PRICE_CHANGED', message: 'Changed' });
  });

  test('every entry of an error list is kept, and so is the body', async () => {
    const body = {
      errors: [{ code: 'INVALID', field: 'pay' }, { msgId: 'ONE', message: 'One' }, { message: 'Two' }, null, 7],
      traceId: 'a-1',
    };
    server.use(http.get(ORDER_URL, () => HttpResponse.json(body, { status: 400 })));
    await expect(getOrder('1')).rejects.toMatchObject({
      items: [{ code: 'INVALID', field: 'pay' }],
      globals: [{ msgId: 'ONE', message: 'One' }, { message: 'Two' }],
      body,
    });
  });

  test('a gateway’s 502 page keeps its status and leaves the outcome unknown', async () => {
    server.use(http.get(ORDER_URL, () => new HttpResponse('<html/>', { status: 502, statusText: 'Bad Gateway' })));
    await expect(getOrder('1')).rejects.toMatchObject({ status: 502, isOutcomeUnknown: true });
  });

  test('a broken connection has status 0', async () => {
    server.use(http.get(ORDER_URL, () => HttpResponse.error()));
    await expect(getOrder('1')).rejects.toMatchObject({ status: 0, isOutcomeUnknown: true });
  });
});

describe('the provider’s time', () => {
  const HOUR = 3_600_000;
  const answeredAt = (time: number, headers: Record<string, string> = {}) =>
    server.use(
      http.get(ORDER_URL, () =>
        HttpResponse.json({ data: order() }, { headers: { Date: new Date(time).toUTCString(), ...headers } }),
      ),
    );
  const skewHours = () => Math.round((serverNow() - Date.now()) / HOUR);
  afterEach(() => recordServerTime(Date.now(), Date.now(), Date.now()));

  test.each([
    ['the browser’s cache', { 'Cache-Control': 'private, max-age=3600' }],
    ['a proxy’s cache', { Age: '1800' }],
    ['the cache of a browser that chooses the time', { 'Last-Modified': 'Sun, 01 Nov 2026 00:00:00 GMT' }],
    ['such a cache of one person', { 'Cache-Control': 'private', 'Last-Modified': 'Sun, 01 Nov 2026 00:00:00 GMT' }],
    ['a cache until it expires', { Expires: 'Thu, 01 Jan 2099 00:00:00 GMT' }],
    ['a cache that asks again only later', { 'Cache-Control': 'max-age=0, stale-while-revalidate=600' }],
  ])('is not read from an answer that may come from %s', async (_name, headers) => {
    answeredAt(Date.now() + 3 * HOUR);
    await getOrder('1');
    expect(skewHours()).toBe(3);
    answeredAt(Date.now() + HOUR, headers);
    await getOrder('1');
    expect(skewHours()).toBe(3);
  });

  test.each<Record<string, string>>([
    { 'Cache-Control': 'no-cache, max-age=0' },
    { 'Cache-Control': 'no-store', 'Last-Modified': 'Sun, 01 Nov 2026 00:00:00 GMT' },
    { Expires: '0' },
    { Age: '0' },
  ])('is read with %o', async (headers) => {
    answeredAt(Date.now() + 3 * HOUR, headers);
    await getOrder('1');
    expect(skewHours()).toBe(3);
  });

  test('is read from the answer to what was sent, which no cache keeps', async () => {
    const headers = { Date: new Date(Date.now() + 3 * HOUR).toUTCString(), 'Last-Modified': new Date(0).toUTCString() };
    server.use(http.post('*/user/api/v1/auth/login', () => HttpResponse.json({ data: {} }, { headers })));
    await logIn({ loginTypeCD: 1, phoneNumber: '+821012345678', password: 'x', mode: 'MULTI_AUTH' }).catch(() => {});
    expect(skewHours()).toBe(3);
  });
});

describe('401', () => {
  test('on the profile call only means that the customer is not signed in', async () => {
    server.use(refuse('getMe', 401));
    await expect(getMe()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  /** Counts how often the profile was asked. */
  const answerProfile = (answer: () => ReturnType<typeof member>) => {
    const asked = vi.fn(answer);
    server.use(reply('getMe', asked));
    return asked;
  };
  const refuseOrders = async (count: number) => {
    server.use(refuse('getOrder', 401, { msgId: 'ACCESS_DENIED', message: '볼 수 없는 주문이에요.' }));
    const results = await Promise.allSettled(Array.from({ length: count }, (_, index) => getOrder(String(index))));
    return results.map((result): unknown => (result.status === 'rejected' ? result.reason : result));
  };

  test.each([
    ['refuses the profile too', () => deny(401)],
    ['names a reason of its own for that', () => deny(403, { msgId: 'SESSION_EXPIRED' })],
    ['answers an anonymous profile', () => guest()],
  ])(
    'on any other call ends the session once if the provider %s, however many fail together',
    async (_name, answer) => {
      const asked = answerProfile(answer);
      onUnauthorized.mockImplementation(() => {
        epoch += 1;
      });
      await refuseOrders(50);
      expect(onUnauthorized).toHaveBeenCalledTimes(1);
      expect(asked.mock.calls.length).toBeLessThan(4);
    },
  );

  test('is the refusal of that call alone while the profile answers, and costs calls sent together one question', async () => {
    const asked = answerProfile(() => member());
    await getMe();
    const refusals = await refuseOrders(3);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(2);
    const refusal = { status: 401, isRefused: true, isSessionOver: false, message: '볼 수 없는 주문이에요.' };
    expect(refusals).toMatchObject([refusal, refusal, refusal]);
    // The next one asks again: the session may be over by then.
    await refuseOrders(1);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['without a connection', () => breakConnection('getMe')],
    ['during a fault', () => refuse('getMe', 503)],
  ])('ends no session %s', async (_name, profile) => {
    server.use(profile());
    expect(await refuseOrders(1)).toMatchObject([{ isSessionOver: false }]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of a call from an earlier session says nothing about this one', async () => {
    const asked = answerProfile(() => {
      epoch += 1;
      return member();
    });
    expect(await refuseOrders(1)).toMatchObject([{ isSessionOver: true }]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of a guest asks for no profile', async () => {
    canEnd = false;
    const asked = answerProfile(() => member());
    onUnauthorized.mockReturnValue(null);
    await refuseOrders(1);
    expect(asked).not.toHaveBeenCalled();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

test('signing out aborts running requests', async () => {
  server.use(stall('getOrder'));
  const running = getOrder('1');
  abortRequests();
  await expect(running).rejects.toMatchObject({ isAborted: true });
});
