import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectSession } from '@/api/client/session';
import { getOrder } from '@/api/order/order-requests';
import { getMe } from '@/api/user/user-requests';
import { earlyCallsScript, needsProfile, SESSION_CHANNEL } from '@/config/early-calls';
import { ENVIRONMENT_ID } from '@/config/env';
import { readFilter, toWireFilter } from '@/features/order-list/filter/order-list-filter';
import { firstPage } from '@/features/order-list/use-order-list';
import { keepBearer } from '@/lib/storage/kept-bearer';
import { setPendingLogout } from '@/lib/storage/pending-logout';
import { order } from '../support/factories/orders';
import { member } from '../support/factories/users';
import { deny, reply } from '../support/handlers/reply';
import { server } from '../support/server';

let token: string | null = null;
let epoch = 0;

/** What the page's inline script does while the page is read. */
function startPage(route = '/dashboard', address = route) {
  history.replaceState(null, '', address);
  const environment = document.createElement('script');
  Object.assign(environment, { id: ENVIRONMENT_ID, type: 'application/json' });
  environment.textContent = JSON.stringify(process.env);
  document.body.replaceChildren(environment);
  (0, eval)(earlyCallsScript(route));
}

const answerProfile = (answer = () => member()) => {
  const calls: Headers[] = [];
  server.use(
    reply('getMe', ({ headers }) => {
      calls.push(headers);
      return answer();
    }),
  );
  return calls;
};

beforeEach(() => {
  token = null;
  epoch = 0;
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  connectSession({ getToken: () => token, getEpoch: () => epoch, onUnauthorized: () => null });
});

afterEach(() => {
  // Later files of the same worker share the window.
  history.replaceState(null, '', '/');
  window.earlyCalls?.channel.close();
  window.earlyCalls = undefined;
});

test('the profile that the page asked for while it loaded is not asked for again', async () => {
  const calls = answerProfile(() => member({ name: '김하늘' }));
  startPage();
  await expect(getMe({ allowsGuest: false })).resolves.toMatchObject({ name: '김하늘' });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.get('X-Platform')).toBe('web2app');
  expect(calls[0]?.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(calls[0]?.get('Authorization')).toBeNull();
  await getMe({ allowsGuest: false });
  expect(calls).toHaveLength(2);
});

test('a refusal of the early call is the refusal of the profile', async () => {
  const calls = answerProfile(() => deny());
  startPage();
  const [early] = [...(window.earlyCalls?.calls.values() ?? [])];
  await expect(getMe()).rejects.toMatchObject({ status: 401, requestId: early?.requestId });
  expect(calls).toHaveLength(1);
});

test('an early call without an answer is sent again', async () => {
  let isBroken = true;
  const calls = answerProfile(() => {
    if (isBroken) throw HttpResponse.error();
    return member();
  });
  startPage();
  await expect([...(window.earlyCalls?.calls.values() ?? [])][0]?.answer).resolves.toBeNull();
  isBroken = false;
  await expect(getMe()).resolves.toMatchObject({ id: member().id });
  expect(calls).toHaveLength(2);
});

test('a guest’s profile is asked for with the guest’s credential', async () => {
  const calls = answerProfile();
  startPage();
  token = 'guest-token';
  await getMe();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map((headers) => headers.get('Authorization')).sort()).toEqual(['Bearer guest-token', null]);
});

test.each([
  ['a logout that has not arrived', setPendingLogout],
  ['an access token that is kept for the tab', () => keepBearer('text')],
])('nothing is asked for early before %s', async (_name, prepare) => {
  prepare();
  startPage();
  expect(window.earlyCalls).toBeUndefined();
});

test('a sign-in in another tab makes the early call void', async () => {
  const calls = answerProfile();
  startPage();
  await [...(window.earlyCalls?.calls.values() ?? [])][0]?.answer;
  const otherTab = new BroadcastChannel(SESSION_CHANNEL);
  otherTab.postMessage({ signedIn: 'another' });
  await vi.waitFor(() => expect(window.earlyCalls).toBeUndefined());
  otherTab.close();
  await getMe();
  expect(calls).toHaveLength(2);
});

const list = toWireFilter(readFilter({}), '', Date.parse('2026-11-25T03:00:00Z'));

/** The page's main call as its screen sends it, and how often the provider got it. */
const MAIN_CALLS = {
  '/orders': { address: '/orders', send: () => new QueryClient().query(firstPage(list)) },
  '/orders/[id]': { address: '/orders/order-7', send: () => getOrder('order-7') },
} as const;

const answerMainCall = (route: keyof typeof MAIN_CALLS) => {
  const calls: Headers[] = [];
  const record = (headers: Headers) => void calls.push(headers);
  server.use(
    route === '/orders'
      ? reply('listOrders', ({ headers }) => (record(headers), { items: [], total: 0 }))
      : reply('getOrder', ({ headers }) => (record(headers), order({ id: 'order-7' }))),
  );
  return calls;
};

describe.each(['/orders', '/orders/[id]'] as const)('the main call of %s', (route) => {
  const { address, send } = MAIN_CALLS[route];

  test('is not sent again if the page asked while it loaded', async () => {
    answerProfile();
    const calls = answerMainCall(route);
    startPage(route, address);
    await getMe({ allowsGuest: false });
    await send();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.get('X-Platform')).toBe('web2app');
    await send();
    expect(calls).toHaveLength(2);
  });

  test('is sent again after a sign-in in this tab', async () => {
    answerProfile();
    const calls = answerMainCall(route);
    startPage(route, address);
    await getMe({ allowsGuest: false });
    epoch = 1;
    await send();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
  });

  test('is sent again if its answer has waited for more than half a minute', async () => {
    answerProfile();
    const calls = answerMainCall(route);
    startPage(route, address);
    await getMe({ allowsGuest: false });
    vi.spyOn(performance, 'now').mockReturnValue(30_001);
    await send();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
  });
});

test('a filtered list is asked for by its screen alone', async () => {
  answerProfile();
  const calls = answerMainCall('/orders');
  startPage('/orders', '/orders?status=moving');
  await getMe({ allowsGuest: false });
  expect(calls).toHaveLength(0);
  expect(window.earlyCalls).toBeUndefined();
});

test('shared orders, terms and sign-in pages ask for no profile early', () => {
  expect(
    ['/public/customer/[organization_id]/order/[order_id]', '/terms/[name]', '/', '/login', '/404'].filter(
      needsProfile,
    ),
  ).toEqual([]);
  expect(['/orders', '/orders/[id]', '/orders/new', '/orders/payment', '/dashboard', '/user'].every(needsProfile)).toBe(
    true,
  );
});
