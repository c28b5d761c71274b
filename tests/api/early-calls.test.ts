import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectSession } from '@/api/client/session';
import { listServices } from '@/api/common/common-requests';
import { listVehiclePools } from '@/api/driver/driver-requests';
import { getGuestOrder, getMobisOrder, getOrder } from '@/api/order/order-requests';
import { getFeatureFlags, getMe } from '@/api/user/user-requests';
import { earlyCallsScript, needsProfile, SESSION_CHANNEL } from '@/config/early-calls';
import { env, ENVIRONMENT_ID } from '@/config/env';
import { emptyDraft } from '@/domain/order/draft';
import { recordServerTime, serverNow } from '@/domain/time/clock';
import { newestWaiting } from '@/features/dashboard/in-progress-card';
import { readFilter, toWireFilter } from '@/features/order-list/filter/order-list-filter';
import { firstPage } from '@/features/order-list/use-order-list';
import { keepBearer } from '@/lib/storage/kept-bearer';
import { setPendingLogout } from '@/lib/storage/pending-logout';
import { newestInProgress } from '@/queries/in-progress/newest-in-progress';
import { featureFlags } from '../support/factories/accounts';
import { order } from '../support/factories/orders';
import { guest, member } from '../support/factories/users';
import { deny, refuse, reply } from '../support/handlers/reply';
import { server } from '../support/server';

let token: string | null = null;
let epoch = 0;

/** What the page's inline script does while the page is read. */
function startPage(route = '/user', address = route) {
  history.replaceState(null, '', address);
  const environment = document.createElement('script');
  Object.assign(environment, { id: ENVIRONMENT_ID, type: 'application/json' });
  environment.textContent = JSON.stringify(process.env);
  document.body.replaceChildren(environment);
  (0, eval)(earlyCallsScript(route) ?? '');
}

/** Reports to the page's observers what it has painted. */
let painted: (...names: string[]) => void;

class Paints implements PerformanceObserver {
  constructor(report: PerformanceObserverCallback) {
    const before = painted;
    painted = (...names) => {
      before(...names);
      // Boundary: the script uses nothing else of a list.
      const list = { getEntriesByName: (name) => (names.includes(name) ? [{}] : []) } as PerformanceObserverEntryList;
      report(list, this);
    };
  }
  observe() {}
  disconnect() {}
  takeRecords = () => [];
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
  painted = () => undefined;
  vi.stubGlobal('PerformanceObserver', Paints);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  connectSession({ getToken: () => token, getEpoch: () => epoch, canEnd: () => false, onUnauthorized: () => null });
});

afterEach(() => {
  // Later files of the same worker share the window.
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  vi.unstubAllGlobals();
  recordServerTime(Date.now(), Date.now(), Date.now());
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

test('an answer that was here before it was asked for leaves the browser a turn before the page renders it', async () => {
  answerProfile();
  startPage();
  await [...(window.earlyCalls?.calls.values() ?? [])][0]?.answer;
  const turns: (() => void)[] = [];
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => void turns.push(resolve)) });
  const received = vi.fn();
  void getMe().then(received);
  await vi.waitFor(() => expect(turns).not.toHaveLength(0));
  // The turn that the next call would wait for is one more.
  await vi.waitFor(() => expect(turns).toHaveLength(2));
  expect(received).not.toHaveBeenCalled();
  turns.forEach((resolve) => resolve());
  await vi.waitFor(() => expect(received).toHaveBeenCalledOnce());
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

type Record = (headers: Headers) => void;

/** The page's main call as its screen sends it, and how often the provider got it. A closed link will do as well. */
const MAIN_CALLS = {
  '/orders': {
    address: '/orders',
    send: () => new QueryClient().query(firstPage(list)),
    answer: (record: Record) => reply('listOrders', ({ headers }) => (record(headers), { items: [], total: 0 })),
  },
  '/orders/[id]': {
    address: '/en/orders/order-7',
    send: () => getOrder('order-7'),
    answer: (record: Record) => reply('getOrder', ({ headers }) => (record(headers), order({ id: 'order-7' }))),
  },
  '/public/customer/[organization_id]/order/[order_id]': {
    address: '/en/public/customer/platform/order/order-7',
    send: () => getGuestOrder('platform', 'order-7').catch(() => null),
    answer: (record: Record) => reply('getGuestOrder', ({ headers }) => (record(headers), deny(404))),
  },
  '/public/mobis/[order_id]': {
    address: '/public/mobis/order-7',
    send: () => getMobisOrder('order-7').catch(() => null),
    answer: (record: Record) => reply('getMobisOrder', ({ headers }) => (record(headers), deny(404))),
  },
} as const;

const answerMainCall = (route: keyof typeof MAIN_CALLS) => {
  const calls: Headers[] = [];
  server.use(MAIN_CALLS[route].answer((headers) => void calls.push(headers)));
  return calls;
};

describe.each(Object.keys(MAIN_CALLS) as (keyof typeof MAIN_CALLS)[])('the main call of %s', (route) => {
  const { address, send } = MAIN_CALLS[route];
  const readProfile = async () => void (needsProfile(route) && (await getMe({ allowsGuest: false })));

  test('is not sent again if the page asked while it loaded', async () => {
    answerProfile();
    const calls = answerMainCall(route);
    startPage(route, address);
    painted('first-contentful-paint');
    await readProfile();
    await send();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.get('X-Platform')).toBe('web2app');
    await send();
    expect(calls).toHaveLength(2);
  });

  test('is sent again if its answer has waited for more than half a minute', async () => {
    answerProfile();
    const calls = answerMainCall(route);
    startPage(route, address);
    painted('first-contentful-paint');
    await readProfile();
    vi.spyOn(performance, 'now').mockReturnValue(30_001);
    await send();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
  });
});

test.each(['/orders', '/orders/[id]'] as const)(
  'the main call of %s is sent again after a sign-in in this tab',
  async (route) => {
    const { address, send } = MAIN_CALLS[route];
    answerProfile();
    const calls = answerMainCall(route);
    startPage(route, address);
    await getMe({ allowsGuest: false });
    epoch = 1;
    await send();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
  },
);

describe('a shared order', () => {
  const route = '/public/mobis/[order_id]';
  const { address, send } = MAIN_CALLS[route];

  test('is asked for once the page shows something', async () => {
    const calls = answerMainCall(route);
    startPage(route, address);
    painted('first-paint');
    expect(window.earlyCalls?.calls.size).toBe(0);
    painted('first-paint', 'first-contentful-paint');
    expect(window.earlyCalls?.calls.size).toBe(1);
    await send();
    expect(calls).toHaveLength(1);
  });

  test('is not asked for by the HTML if the page was faster', async () => {
    const calls = answerMainCall(route);
    startPage(route, address);
    await send();
    painted('first-contentful-paint');
    await send();
    expect(calls).toHaveLength(2);
  });
});

test('home does not ask again for the orders in progress and those that wait', async () => {
  answerProfile();
  const calls = answerMainCall('/orders');
  startPage('/dashboard');
  await getMe({ allowsGuest: false });
  const client = new QueryClient();
  await Promise.all([client.query(newestInProgress(true)), client.query(newestWaiting(true))]);
  expect(calls).toHaveLength(2);
  expect(window.earlyCalls).toBeUndefined();
});

test('a filtered list is asked for by its screen alone', async () => {
  answerProfile();
  const calls = answerMainCall('/orders');
  startPage('/orders', '/orders?status=moving');
  await getMe({ allowsGuest: false });
  expect(calls).toHaveLength(0);
  expect(window.earlyCalls).toBeUndefined();
});

const GUEST = `Bearer ${env.guestToken}`;

/** Counts the composer's first calls by operation and credential. `isMember`: whether the cookie is a member's. */
function answerOffer({ isMember }: { isMember: boolean }) {
  const calls: string[] = [];
  const record = (name: string, headers: Headers) => void calls.push(`${name} ${headers.get('Authorization') ?? '-'}`);
  server.use(
    reply('getMe', ({ headers }) => {
      record('profile', headers);
      if (headers.get('Authorization') === GUEST) return guest();
      return isMember ? member() : deny();
    }),
    reply('listVehiclePools', ({ headers }) => (record('vehicles', headers), [])),
    reply('listServices', ({ headers }) => (record('options', headers), [])),
    reply('getFeatureFlags', ({ headers }) => (record('flags', headers), featureFlags())),
  );
  return calls;
}

/** What the composer of an empty draft asks for. */
const askForOffer = () => {
  const { orderType } = emptyDraft();
  return Promise.all([listVehiclePools(orderType), listServices(orderType), getFeatureFlags()]);
};

const profileAnswered = () => [...(window.earlyCalls?.calls.values() ?? [])][0]?.answer;

describe('the first calls of the composer', () => {
  test('have a guest’s credential as soon as nobody is signed in, and are not sent again', async () => {
    const calls = answerOffer({ isMember: false });
    startPage('/orders/new');
    await vi.waitFor(() => expect(window.earlyCalls?.calls.size).toBe(5));
    await expect(getMe({ allowsGuest: false })).rejects.toMatchObject({ status: 401 });
    token = env.guestToken;
    await expect(getMe()).resolves.toMatchObject({ role: 'anonymous' });
    await askForOffer();
    expect(calls.toSorted()).toEqual([
      `flags ${GUEST}`,
      `options ${GUEST}`,
      'profile -',
      `profile ${GUEST}`,
      `vehicles ${GUEST}`,
    ]);
    expect(window.earlyCalls).toBeUndefined();
  });

  test('have a member’s cookie, and are not sent again', async () => {
    const calls = answerOffer({ isMember: true });
    startPage('/orders/new');
    await vi.waitFor(() => expect(window.earlyCalls?.calls.size).toBe(4));
    await getMe({ allowsGuest: false });
    await askForOffer();
    expect(calls.toSorted()).toEqual(['flags -', 'options -', 'profile -', 'vehicles -']);
  });

  test.each([
    ['a link with an order type', () => '/orders/new?type=HomeMoving'],
    [
      'a draft',
      () => {
        sessionStorage.setItem('persist:orderDraft', JSON.stringify({ draft: JSON.stringify(emptyDraft()) }));
        return '/orders/new';
      },
    ],
  ])('wait for the page with %s', async (_name, prepare) => {
    const calls = answerOffer({ isMember: true });
    startPage('/orders/new', prepare());
    await profileAnswered();
    expect(window.earlyCalls?.calls.size).toBe(1);
    await askForOffer();
    expect(calls.toSorted()).toEqual(['flags -', 'options -', 'profile -', 'vehicles -']);
  });

  test('come from the page alone if it was faster than the profile', async () => {
    const calls = answerOffer({ isMember: false });
    startPage('/orders/new');
    const answered = profileAnswered();
    await expect(getMe({ allowsGuest: false })).rejects.toMatchObject({ status: 401 });
    await answered;
    await getFeatureFlags();
    expect(calls).toEqual(['profile -', 'flags -']);
  });

  test('are sent again when the guest’s credential was refused and renewed', async () => {
    const calls = answerOffer({ isMember: false });
    let isRefused = true;
    server.use(
      reply('listVehiclePools', ({ headers }) => {
        calls.push(`vehicles ${headers.get('Authorization')}`);
        return isRefused ? deny() : [];
      }),
    );
    startPage('/orders/new');
    await vi.waitFor(() => expect(window.earlyCalls?.calls.size).toBe(5));
    await window.earlyCalls?.calls.get(`${GUEST}${env.providerHost}/driver/api/v1/vehicle-pools?orderType=Quick`)
      ?.answer;
    isRefused = false;
    token = env.guestToken;
    const onUnauthorized = () => Promise.resolve(true);
    connectSession({ getToken: () => token, getEpoch: () => epoch, canEnd: () => false, onUnauthorized });
    await expect(listVehiclePools('Quick')).resolves.toEqual([]);
    expect(calls.filter((call) => call.startsWith('vehicles'))).toHaveLength(2);
  });

  test('follow no fault of the provider', async () => {
    server.use(refuse('getMe', 503));
    startPage('/orders/new');
    await profileAnswered();
    expect(window.earlyCalls?.calls.size).toBe(1);
  });
});

test('an early answer tells the provider’s time, however late it is used', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T03:00:00Z'), toFake: ['Date'] });
  const headers = { Date: 'Wed, 25 Nov 2026 04:00:00 GMT' };
  server.use(
    http.get(`${env.providerHost}/user/api/v1/users/me`, () => HttpResponse.json({ data: member() }, { headers })),
  );
  startPage();
  await profileAnswered();
  vi.setSystemTime(Date.parse('2026-11-25T03:00:20Z'));
  await getMe({ allowsGuest: false });
  expect(serverNow()).toBe(Date.parse('2026-11-25T04:00:20Z'));
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
