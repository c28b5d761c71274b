import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASK_WHERE, PUSH_WORKER } from '@/config/push';
import { keepNotice, listNotices } from '@/lib/push/inbox';
import { connectPush, pausePush, subscribeOpenings, subscribePushes } from '@/lib/push/push-connection';

/** jsdom has no IndexedDB: these are its records. */
const stored = vi.hoisted(() => ({ records: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: string) => stored.records.get(key),
  set: async (key: string, value: unknown) => void stored.records.set(key, value),
  del: async (key: string) => void stored.records.delete(key),
  update: async (key: string, next: (before: unknown) => unknown) =>
    void stored.records.set(key, next(stored.records.get(key))),
}));

/** The push service gives the same token until it is removed. */
const service = vi.hoisted(() => ({
  removed: 0,
  beforeRemoval: Promise.resolve(),
  deliver: (_message: unknown): void => undefined,
}));
vi.mock('@/lib/push/push-port', () => ({
  PushUnsupported: class extends Error {},
  openPushPort: async () => ({
    token: async () => `token-${service.removed}`,
    onMessage: (take: (message: unknown) => void) => {
      service.deliver = take;
      return () => undefined;
    },
    remove: async () => {
      await service.beforeRemoval;
      service.removed += 1;
    },
  }),
}));
afterAll(() => {
  vi.doUnmock('idb-keyval');
  vi.doUnmock('@/lib/push/push-port');
});

const NOTICE = { id: 'push-1', userId: 'user-1', title: '배차됐어요', body: '', path: null };

let saved: string[];
const connect = (userId: string) =>
  connectPush({ userId, locale: 'ko', save: async (token: string) => saved.push(token) });

beforeEach(() => {
  saved = [];
  stored.records.clear();
  service.removed = 0;
  service.beforeRemoval = Promise.resolve();
  const registration = { active: { scriptURL: PUSH_WORKER }, getNotifications: async () => [] };
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('received notices stay when the customer turns pushes off and on again', async () => {
  await connect('user-1');
  await keepNotice(NOTICE);
  await pausePush();
  await connect('user-1');
  expect(await listNotices('user-1')).toMatchObject([NOTICE]);
});

test.each([
  ['turned pushes off', pausePush],
  ['left them on', async () => undefined],
])('a customer who %s leaves no notices to the next user of the browser', async (_what, leave) => {
  await connect('user-1');
  await keepNotice(NOTICE);
  expect(await listNotices('user-1')).toHaveLength(1);
  await leave();
  await connect('user-2');
  expect(await listNotices('user-1')).toEqual([]);
});

test('pushes that are turned off while they connect leave no user on the device', async () => {
  await Promise.all([connect('user-1'), pausePush()]);
  expect(JSON.stringify([...stored.records.values()])).not.toContain('user-1');
});

test('pushes turned on while they are still being turned off get a token that works', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:00Z') });
  await connect('user-1');
  expect(saved).toEqual(['token-0']);

  let remove = () => {};
  service.beforeRemoval = new Promise((resolve) => {
    remove = resolve;
  });
  const work = Promise.all([pausePush(), connect('user-1')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saved).toEqual(['token-0']);
  remove();
  await vi.advanceTimersByTimeAsync(1_000);
  await work;
  expect(saved).toEqual(['token-0', 'token-1']);
});

test('the page tells the worker where it is now, and for whom it shows pushes', async () => {
  let isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  const answers: unknown[] = [];
  const ask = () => {
    const port = { postMessage: (answer: unknown) => answers.push(answer) };
    const question = Object.assign(new Event('message'), { data: { type: ASK_WHERE }, ports: [port] });
    navigator.serviceWorker.dispatchEvent(question);
    return answers.at(-1);
  };
  const opened: string[] = [];
  const leave = subscribeOpenings((path) => opened.push(path));
  const began = window.location.href;
  expect(ask()).toEqual({ url: began, shownTo: null });

  await connect('user-1');
  const unlisten = subscribePushes('user-1', () => undefined);
  window.history.pushState(null, '', '/en/orders/new?view=bulk');
  const url = `${window.location.origin}/en/orders/new?view=bulk`;
  expect(ask()).toEqual({ url, shownTo: 'user-1' });
  isVisible = false;
  expect(ask()).toEqual({ url, shownTo: null });
  isVisible = true;
  unlisten();
  expect(ask()).toEqual({ url, shownTo: null });

  leave();
  ask();
  expect(answers).toHaveLength(4);
  expect(opened).toEqual([]);
  window.history.replaceState(null, '', began);
});

test('pushes to somebody else are not shown', async () => {
  await connect('user-1');
  const shown: string[] = [];
  const unlisten = subscribePushes('user-1', ({ title }) => shown.push(title));
  service.deliver({ data: { userId: 'user-2', title: '남의 소식' } });
  service.deliver({ data: { userId: 'user-1', title: '내 소식' } });
  expect(shown).toEqual(['내 소식']);
  unlisten();
});
