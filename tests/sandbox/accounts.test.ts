import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newcomer } from './support/newcomer';
import { account, logInBody, person, signedIn, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

let sandbox: TestSandbox;
let nobody: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  nobody = person(sandbox.url);
});
afterAll(() => sandbox.stop());

const control = () => sandbox.control();
const logIn = (someone: Person, phone: string, password: string) =>
  someone.send('logIn', { body: logInBody(phone, password) });
test('no password can be read from the database', async () => {
  const { rows } = await createClient({ url: `file:${sandbox.databaseFile}` }).execute('SELECT * FROM users');
  const stored = JSON.stringify(rows);
  expect(stored).toContain('scrypt$');
  expect(stored).not.toContain(account('consumer').password);
});

describe('signing in', () => {
  test('does not distinguish a wrong password from an unknown number', async () => {
    const known = await logIn(nobody, account('consumer').phone, 'wrong-password');
    const unknown = await logIn(nobody, '010-0000-0000', 'wrong-password');
    expect(known.status).toBe(400);
    expect(known.error).toEqual({ errors: [{ code: 'MISMATCH', field: 'password' }] });
    expect(unknown.error).toEqual(known.error);
  });

  test('keeps an HttpOnly cookie until signing out', async () => {
    const someone = await signedIn(sandbox.url, await control().createUser());
    expect((await someone.send('getMe')).data.role).toBe('customer');
    const { headers } = await someone.send('logOut');
    expect(headers.get('Set-Cookie')).toMatch(/^session=;/);
    expect((await someone.send('getMe')).status).toBe(401);
  });

  test('with a bearer and a cookie uses the bearer', async () => {
    const someone = await signedIn(sandbox.url, await control().createUser());
    const me = (authorization: string) => someone.send('getMe', { headers: { Authorization: authorization } });
    expect((await me('Bearer guest-sandbox')).data).toEqual({
      id: 'anonymous',
      name: '',
      phoneNumber: '',
      role: 'anonymous',
    });
    expect((await me('Bearer something-else')).status).toBe(401);
  });

  test('ends when the provider ends all sessions', async () => {
    const user = await control().createUser();
    const someone = await signedIn(sandbox.url, user);
    await control().expireSessions(user.phone);
    expect((await someone.send('getMe')).error.msgId).toBe('SESSION_EXPIRED');
  });

  test('is blocked after ten failures', async () => {
    const { phone, password } = await control().createUser();
    for (let tries = 0; tries < 10; tries += 1) await logIn(nobody, phone, 'wrong-password');
    const { status, headers } = await logIn(nobody, phone, password);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    await control().advanceClock(300);
    expect((await logIn(person(sandbox.url), phone, password)).status).toBe(200);
  });
});

describe('signing up', () => {
  const signUp = async (phone: string, more: Record<string, unknown> = {}) =>
    nobody.send('signUp', {
      body: {
        ...(await newcomer(sandbox.url(), phone)),
        loginTypeCd: 1,
        customerType: 1,
        password: 'long-enough',
        ...more,
      },
    });

  test('creates an account that can sign in, with a first coupon', async () => {
    const { data } = await signUp('010-6100-0001');
    expect(data.user).toMatchObject({ role: 'customer', name: '정하린', isMarketingAgreed: true });
    const someone = await signedIn(sandbox.url, { phone: '010-6100-0001', password: 'long-enough' });
    expect((await someone.send('listCoupons')).data).toHaveLength(1);
  });

  test('allows one account per number', async () => {
    await signUp('010-6100-0002');
    const { status, error } = await signUp('010-6100-0002');
    expect([status, error.errors]).toEqual([409, [{ code: 'DUPLICATED', field: 'phoneNumber' }]]);
  });

  test('requires an identity check, usable once', async () => {
    const body = {
      ...(await newcomer(sandbox.url(), '010-6100-0003')),
      loginTypeCd: 1,
      customerType: 1,
      password: 'long-enough',
    };
    const send = async (more: object) =>
      (await nobody.send('signUp', { body: { ...body, ...more } })).error.errors?.[0];
    expect(await send({ name: '다른이' })).toEqual({ code: 'MISMATCH', field: 'name' });
    expect(await send({ phoneNumber: '+821061000004' })).toEqual({ code: 'MISMATCH', field: 'phoneNumber' });
    expect(await send({ registerToken: 'made-up' })).toEqual({ code: 'NOT_FOUND', field: 'registerToken' });
    expect(await send({})).toBeUndefined();
    expect(await send({})).toEqual({ code: 'USED', field: 'registerToken' });
  });

  test('works with the code of an organization', async () => {
    const { data } = await signUp('010-6100-0005', { customerType: 2, orgCode: 'acme' });
    expect(data.user).toMatchObject({ role: 'organization', organization: { code: 'acme' } });
    const check = (orgCode: string) => nobody.send('validateOrganizationCode', { query: { orgCode } });
    expect((await check('oldtown')).error.errors).toEqual([{ code: 'EXPIRED', field: 'orgCode' }]);
    expect((await check('nobody')).status).toBe(404);
    expect((await check('platform')).status).toBe(404);
  });
});
