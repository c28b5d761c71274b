import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectSession } from '@/api/client/session';
import { getMe } from '@/api/user/user-requests';
import { asksEarly, earlyProfileScript, SESSION_CHANNEL } from '@/config/early-profile';
import { ENVIRONMENT_ID } from '@/config/env';
import { keepBearer } from '@/lib/storage/kept-bearer';
import { setPendingLogout } from '@/lib/storage/pending-logout';
import { member } from '../support/factories/users';
import { deny, reply } from '../support/handlers/reply';
import { server } from '../support/server';

let token: string | null = null;

/** What the page's inline script does while the page is read. */
function startPage() {
  const environment = document.createElement('script');
  Object.assign(environment, { id: ENVIRONMENT_ID, type: 'application/json' });
  environment.textContent = JSON.stringify(process.env);
  document.body.replaceChildren(environment);
  (0, eval)(earlyProfileScript);
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
  connectSession({ getToken: () => token, getEpoch: () => 0, onUnauthorized: () => null });
});

afterEach(() => {
  window.earlyProfile?.channel.close();
  window.earlyProfile = undefined;
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
  const id = window.earlyProfile?.requestId;
  await expect(getMe()).rejects.toMatchObject({ status: 401, requestId: id });
  expect(calls).toHaveLength(1);
});

test('an early call without an answer is sent again', async () => {
  let isBroken = true;
  const calls = answerProfile(() => {
    if (isBroken) throw HttpResponse.error();
    return member();
  });
  startPage();
  await expect(window.earlyProfile?.answer).resolves.toBeNull();
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
  expect(window.earlyProfile).toBeUndefined();
});

test('a sign-in in another tab makes the early call void', async () => {
  const calls = answerProfile();
  startPage();
  await window.earlyProfile?.answer;
  const otherTab = new BroadcastChannel(SESSION_CHANNEL);
  otherTab.postMessage({ signedIn: 'another' });
  await vi.waitFor(() => expect(window.earlyProfile).toBeUndefined());
  otherTab.close();
  await getMe();
  expect(calls).toHaveLength(2);
});

test('shared orders, terms and sign-in pages ask for no profile early', () => {
  expect(
    ['/public/customer/[organization_id]/order/[order_id]', '/terms/[name]', '/', '/login', '/404'].filter(asksEarly),
  ).toEqual([]);
  expect(['/orders', '/orders/[id]', '/orders/payment', '/dashboard', '/user'].every(asksEarly)).toBe(true);
});
