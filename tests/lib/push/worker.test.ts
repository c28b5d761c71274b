import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ASK_WHERE, OPEN_PATH } from '@/config/push';

/** A plain import would check the worker's files with the types of pages. */
const { onPush } = await vi.importActual<{ onPush: (event: Event) => void }>('@/lib/push/worker/receive');
const { onNotificationClick } = await vi.importActual<{ onNotificationClick: (event: Event) => void }>(
  '@/lib/push/worker/open',
);

const ORIGIN = 'https://app.example';
const ORDER = '/orders/7';
const PUSH = { fcmMessageId: 'push-1', data: { userId: 'user-1', title: '배차됐어요', body: '', link: ORDER } };

const stored = vi.hoisted(() => ({ records: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: string) => stored.records.get(key),
  update: async (key: string, next: (before: unknown) => unknown) =>
    void stored.records.set(key, next(stored.records.get(key))),
}));

type FakeTab = {
  /** Where the document began. */
  url: string;
  /** Where the customer is now; null if the page does not answer. */
  path: string | null;
  isVisible?: boolean;
  shownTo?: string | null;
  answersAfterMs?: number;
  opens?: boolean;
};

const browser = vi.hoisted(() => ({
  clients: [] as unknown[],
  /** What the worker did, in that order. */
  deeds: [] as string[],
}));
vi.mock('@/lib/push/worker/worker-scope', () => ({
  worker: {
    location: { origin: 'https://app.example' },
    clients: {
      matchAll: async () => browser.clients,
      openWindow: async (address: string) => void browser.deeds.push(`new tab ${address}`),
    },
    registration: { showNotification: async (title: string) => void browser.deeds.push(`notification ${title}`) },
    dispatchEvent: () => browser.deeds.push('toast'),
  },
}));
afterAll(() => {
  vi.doUnmock('idb-keyval');
  vi.doUnmock('@/lib/push/worker/worker-scope');
});

/** Delivers without a delay, so that only the tabs' clocks count. */
class Channel {
  port1: { onmessage?: (event: { data: unknown }) => void; close: () => void } = { close: () => undefined };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

class FakePushEvent extends Event {
  constructor(
    type: string,
    private readonly init: { data: string },
  ) {
    super(type);
  }
  data = { json: () => JSON.parse(this.init.data) as unknown };
}

function clientOf({ url, path, isVisible = false, shownTo = null, answersAfterMs = 5, opens = true }: FakeTab) {
  const answerTo = ({ type, path: wanted }: { type: string; path?: string }) => {
    if (path === null) return undefined;
    if (type === ASK_WHERE) return { url: `${ORIGIN}${path}`, shownTo };
    if (type !== OPEN_PATH || !opens) return undefined;
    browser.deeds.push(`page opens ${wanted}`);
    return true;
  };
  return {
    url: `${ORIGIN}${url}`,
    visibilityState: isVisible ? 'visible' : 'hidden',
    focus: async () => void browser.deeds.push(`focus ${path}`),
    navigate: async (address: string) => void browser.deeds.push(`navigate to ${address}`),
    postMessage: (message: { type: string; path?: string }, [port]: [Channel['port2']]) => {
      const answer = answerTo(message);
      if (answer !== undefined) setTimeout(() => port.postMessage(answer), answersAfterMs);
    },
  };
}

/** Handles the event to its end, for at most `ms`. Resolves to what the worker did. */
async function handle(ms: number, tabs: FakeTab[], listener: (event: Event) => void, event: object) {
  browser.clients = tabs.map(clientOf);
  const works: Promise<unknown>[] = [];
  const given = Object.assign(
    new Event('event'),
    { waitUntil: (work: Promise<unknown>) => void works.push(work) },
    event,
  );
  listener(given);
  let isDone = false;
  const done = Promise.all(works).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(ms);
  expect(isDone, `done within ${ms} ms`).toBe(true);
  await done;
  return browser.deeds;
}

const receive = (tabs: FakeTab[], ms = 1_000) => handle(ms, tabs, onPush, { data: { json: () => PUSH } });
const click = (tabs: FakeTab[], ms = 600) =>
  handle(ms, tabs, onNotificationClick, {
    notification: { close: () => undefined, data: { id: 'push-1', path: ORDER } },
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T03:00:00Z') });
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('PushEvent', FakePushEvent);
  browser.deeds = [];
  stored.records.clear();
  stored.records.set('device', { userId: 'user-1', locale: 'ko', token: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const MEMBER = { isVisible: true, shownTo: 'user-1' } as const;
const SILENT = { path: null, isVisible: true } as const;

describe('a push shows once', () => {
  test.each<[string, FakeTab[]]>([
    ['began at the sign-in', [{ ...MEMBER, url: '/login', path: '/dashboard' }]],
    ['is busy', [{ ...MEMBER, url: '/user', path: '/user', answersAfterMs: 900 }]],
    ['is at the front page', [{ ...MEMBER, url: '/', path: '/' }]],
    [
      'is beside one before the sign-in',
      [
        { ...SILENT, url: '/login' },
        { ...MEMBER, url: '/user', path: '/user' },
      ],
    ],
  ])('as a toast on a visible page of the member that %s', async (_where, tabs) => {
    expect(await receive(tabs)).toEqual(['toast']);
  });

  test.each<[string, FakeTab[]]>([
    ['no page is open', []],
    ['the page is hidden', [{ url: '/dashboard', path: '/dashboard', shownTo: 'user-1' }]],
    ['the page became hidden', [{ url: '/dashboard', path: '/dashboard', isVisible: true }]],
    ['the page does not listen yet, or has an older version', [{ ...SILENT, url: '/dashboard' }]],
    ['the page is before the sign-in', [{ ...SILENT, url: '/login' }]],
    ['the page began as that of a member', [{ url: '/dashboard', path: '/company', isVisible: true }]],
    ['the page is that of another member', [{ ...MEMBER, url: '/user', path: '/user', shownTo: 'user-2' }]],
    ['the page answers too late', [{ ...MEMBER, url: '/user', path: '/user', answersAfterMs: 1_100 }]],
  ])('as a notification if %s', async (_what, tabs) => {
    expect(await receive(tabs)).toEqual(['notification 배차됐어요']);
  });

  test('at once if no page is visible, whatever is frozen', async () => {
    expect(await receive([{ url: '/dashboard', path: null }], 0)).toEqual(['notification 배차됐어요']);
  });
});

test.each([
  ['under other names', { user_id: 'user-1', title: '배차됐어요' }, 'its data must have userId and title, as texts'],
  ['with a number for an id', { userId: 1, title: '배차됐어요' }, 'its data must have userId and title, as texts'],
  [
    'for a member who was here before',
    { userId: 'user-2', title: '배차됐어요' },
    'it is for another userId than that of the member who has turned pushes on here',
  ],
])('a push %s is left out, and its sender’s developers read why, without a value', async (_what, data, reason) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await handle(0, [], onPush, { data: { json: () => ({ data }) } })).toEqual([]);
  expect(warn.mock.calls).toEqual([[`A push message was left out: ${reason}.`]]);
  warn.mockRestore();
});

describe('a click on a notification', () => {
  test.each<[string, FakeTab[], string[]]>([
    [
      'opens the order in a tab that began there and went on',
      [{ url: ORDER, path: '/orders' }],
      ['focus /orders', `page opens ${ORDER}`],
    ],
    [
      'goes to the tab that has come to the order',
      [
        { url: '/user', path: '/user' },
        { url: '/orders', path: ORDER },
      ],
      [`focus ${ORDER}`],
    ],
    [
      'opens the order in a tab that has left the composer',
      [{ url: '/orders/new', path: '/dashboard' }],
      ['focus /dashboard', `page opens ${ORDER}`],
    ],
    [
      'leaves tabs alone that have come to the composer or the payment',
      [
        { url: '/dashboard', path: '/orders/new?view=bulk' },
        { url: '/orders', path: '/orders/payment' },
      ],
      [`new tab ${ORDER}`],
    ],
    [
      'prefers a tab that answers to one that does not',
      [
        { url: ORDER, path: null },
        { url: '/login', path: '/en/user' },
      ],
      ['focus /en/user', `page opens ${ORDER}`],
    ],
  ])('%s', async (_what, tabs, deeds) => {
    expect(await click(tabs)).toEqual(deeds);
  });

  test.each(['/dashboard', ORDER])('leaves a tab from %s alone that does not say where it is', async (url) => {
    expect(await click([{ url, path: null }])).toEqual([`new tab ${ORDER}`]);
  });

  test('loads the order in a tab that answers but does not open it', async () => {
    expect(await click([{ url: '/user', path: '/user', opens: false }], 2_000)).toEqual([
      'focus /user',
      `navigate to ${ORDER}`,
    ]);
  });
});
