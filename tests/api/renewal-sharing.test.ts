import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// A tab was duplicated, so both have the same token, which can be renewed once alone.

let valid: string;
const renew = vi.fn(async (token: string | null): Promise<string | false> => {
  if (token !== valid) return false;
  valid = `${token}+`;
  return valid;
});
vi.mock('@/api/client/own-provider', () => ({ OWN: { renew } }));
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_PROVIDER_DIALECT', 'own-steps'));

/** jsdom has no locks. */
let turn: Promise<unknown> = Promise.resolve();
const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>) => (turn = turn.then(work));
Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });

afterAll(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.doUnmock('@/api/client/own-provider');
  vi.unstubAllEnvs();
});

let tokens = 0;
beforeEach(() => {
  tokens += 1;
  valid = `token-${tokens}`;
  renew.mockClear();
});

/** The client of another tab: its own modules, and no memory of the first. */
async function openTab(token: string | null = valid) {
  vi.resetModules();
  const { connectSession } = await import('@/api/client/session');
  const { renewSession } = await import('@/api/client/own-renewal');
  const tab = { token, renew: () => renewSession(tab.token) };
  connectSession({
    getToken: () => tab.token,
    getEpoch: () => 0,
    canEnd: () => true,
    onUnauthorized: () => null,
    keepToken: (next) => void (tab.token = next),
  });
  return tab;
}

test('a duplicated tab goes on with the token that the first one has got, and renews that', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const [start, next] = [valid, `${valid}+`];
  expect(await first.renew()).toBe(next);
  await vi.waitFor(() => expect(second.token).toBe(next));
  expect(await second.renew()).toBe(`${next}+`);
  await vi.waitFor(() => expect(first.token).toBe(`${next}+`));
  expect(renew.mock.calls).toEqual([[start], [next]]);
});

test('two tabs whose calls are refused at the same time both go on, with the newest token', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const start = valid;
  expect(await Promise.all([first.renew(), second.renew()])).toEqual([`${start}+`, `${start}++`]);
  await vi.waitFor(() => expect([first.token, second.token]).toEqual([`${start}++`, `${start}++`]));
});

test('a tab that slept while the first one renewed twice renews what that one has got, which may be over by now', async () => {
  const start = valid;
  const first = await openTab();
  await first.renew();
  await first.renew();
  const second = await openTab(start);
  expect(await second.renew()).toBe(`${start}+++`);
  await vi.waitFor(() => expect([first.token, second.token]).toEqual([`${start}+++`, `${start}+++`]));
});

test('a tab that wakes and hears of several renewals at once ends with the last', async () => {
  const start = valid;
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('renewal');
  channel.onmessage = ({ data }) => void ('sealed' in data && heard.push(data));
  const first = await openTab();
  await first.renew();
  await first.renew();
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  const frozen = await openTab(start);
  for (const message of heard) channel.postMessage(message);
  await vi.waitFor(() => expect(frozen.token).toBe(`${start}++`));
  channel.close();
});

test('nothing that other tabs hear is a token, and who has none or another one learns none', async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('renewal');
  channel.onmessage = ({ data }) => void heard.push(data);
  const others = [await openTab(null), await openTab('of another session')];
  const first = await openTab();
  const start = valid;
  await first.renew();
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  channel.close();
  expect(JSON.stringify(heard)).not.toContain(start);
  expect(others.map(({ token }) => token)).toEqual([null, 'of another session']);
});
