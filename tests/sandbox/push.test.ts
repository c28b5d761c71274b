import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, signedIn } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const google = (path: string) => `${sandbox.url()}/sandbox-google/${path}`;
const registrations = () => google('fcmregistrations/v1/projects/sandbox/registrations');

async function newToken(method: 'POST' | 'PATCH' = 'POST', of = '') {
  const answer = await fetch(`${registrations()}${of}`, { method, body: '{}' });
  return ((await answer.json()) as { token: string }).token; // boundary: the stand-in's answer
}

/** Collects what is sent to a browser with this token. */
async function listen(token: string) {
  const leave = new AbortController();
  const answer = await fetch(google(`deliveries/${token}`), { signal: leave.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    next: async () => {
      const { value = '' } = (await reader?.read()) ?? {};
      return JSON.parse(value.replace(/^data: /, '')) as unknown;
    },
    leave: () => leave.abort(),
  };
}

test('a push reaches the browser with the registered token and names its owner', async () => {
  const consumer = account('consumer');
  const person = await signedIn(sandbox.url, consumer);
  const token = await newToken();
  await person.send('savePushToken', { body: { token } });
  expect(await sandbox.control().pushTokens(consumer.phone)).toEqual([token]);

  const browser = await listen(token);
  const push = { phone: consumer.phone, title: '제목', body: '본문' };
  expect(await sandbox.control().push(push)).toBe(1);
  expect(await browser.next()).toEqual({
    fcmMessageId: expect.any(String),
    data: { userId: expect.any(String), title: '제목', body: '본문' },
  });
  browser.leave();
});

test('a deleted token gets no pushes', async () => {
  const member = account('member');
  const person = await signedIn(sandbox.url, member);
  const token = await newToken();
  await person.send('savePushToken', { body: { token } });
  expect(await sandbox.control().pushTokens(member.phone)).toEqual([token]);
  await fetch(`${registrations()}/${token}`, { method: 'DELETE' });
  expect(await sandbox.control().pushTokens(member.phone)).toEqual([]);
});

test('a renewed token is a new one', async () => {
  const token = await newToken();
  expect(await newToken('PATCH', `/${token}`)).not.toBe(token);
});
