import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import site from '../../locales/ko/site.json';
import { GUEST, person, signedIn, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

const WEB = 'http://localhost:3000';

let sandbox: TestSandbox;
let guest: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  guest = person(sandbox.url, GUEST);
});
afterEach(() => sandbox.control().clearFaults());
afterAll(() => sandbox.stop());

const control = () => sandbox.control();
const me = () => guest.send('getMe');

describe('other origins', () => {
  const preflight = (origin: string) =>
    fetch(`${sandbox.url()}/order/api/v1/orders`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  test('the web app may send cookies and its headers, and read Retry-After', async () => {
    const { headers } = await preflight(WEB);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(WEB);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    for (const name of ['X-Platform', 'X-Request-Id', 'Authorization', 'Content-Type', 'Idempotency-Key']) {
      expect(headers.get('Access-Control-Allow-Headers')).toContain(name);
    }
    expect(headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    expect(Number(headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0);
  });

  test.each(['https://evil.example', 'http://localhost:3000.evil.example', 'http://localhost:80a'])(
    '%s may not',
    async (origin) => {
      expect((await preflight(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  test('an error response can be read too', async () => {
    const response = await fetch(`${sandbox.url()}/user/api/v1/users/me`, {
      headers: { Origin: WEB, 'X-Platform': 'web2app', 'X-Request-Id': 'request-1' },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(WEB);
    expect(response.headers.get('X-Request-Id')).toBe('request-1');
  });

  test('no other page can control the sandbox', async () => {
    const reset = await fetch(`${sandbox.url()}/__sandbox/reset`, {
      method: 'POST',
      headers: { Origin: WEB },
      body: '{}',
    });
    expect(reset.status).toBe(415);
  });
});

describe('on request it misbehaves', () => {
  test('the next call fails, and only that one', async () => {
    await control().fail('getMe', { status: 503, headers: { 'Retry-After': '2' } });
    const failed = await me();
    expect([failed.status, failed.headers.get('Retry-After'), failed.error.msgId]).toEqual([503, '2', 'UNAVAILABLE']);
    expect((await me()).status).toBe(200);
  });

  test('calls to a path fail the given number of times', async () => {
    await control().fail('/user/api/v1/*', { status: 429, times: 2 });
    expect([(await me()).status, (await me()).status, (await me()).status]).toEqual([429, 429, 200]);
  });

  test('a page of the web app can read the error', async () => {
    await control().fail('getMe', { status: 500 });
    await control().addFault({ target: 'getMe', kind: 'html' });
    for (const status of [500, 502]) {
      const answer = await fetch(`${sandbox.url()}/user/api/v1/users/me`, { headers: { Origin: WEB } });
      expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([status, WEB]);
    }
  });

  test('responses are delayed', async () => {
    await control().delay('getMe', 300);
    const start = performance.now();
    expect((await me()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test('the response is lost after the change, or the request before it', async () => {
    const someone = await signedIn(sandbox.url, await control().createUser());
    const rename = (name: string) => someone.send('updateUser', { body: { name } });
    await control().dropAfterCommit('updateUser');
    await expect(rename('나중에')).rejects.toThrow();
    expect((await someone.send('getMe')).data.name).toBe('나중에');
    await control().dropBefore('updateUser');
    await expect(rename('결코')).rejects.toThrow();
    expect((await someone.send('getMe')).data.name).toBe('나중에');
  });

  test('the response is HTML, or incomplete', async () => {
    await control().addFault({ target: 'getMe', kind: 'html', status: 200 });
    await expect(me()).rejects.toThrow(/JSON/);
    await control().addFault({ target: 'getMe', kind: 'truncate' });
    await expect(me()).rejects.toThrow();
  });
});

test('a request outside the contract is counted', async () => {
  const before = (await control().state()).violations;
  expect((await fetch(`${sandbox.url()}/order/api/v1/no-such-thing`)).status).toBe(404);
  expect((await control().state()).violations).toBe(before + 1);
});

test.each(['/company', '/help'])('%s is a Korean page', async (path) => {
  const text = await (await fetch(`${sandbox.url()}${path}`)).text();
  expect(text).toContain('<html lang="ko">');
  expect(text).toContain(site.name);
});
