import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, logInBody, person, signedIn, toWire, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

let sandbox: TestSandbox;
let nobody: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  nobody = person(sandbox.url);
});
afterAll(() => sandbox.stop());

const control = () => sandbox.control();
const forgot = (phone: string) => nobody.send('forgotPassword', { body: { phoneNumber: toWire(phone) } });
const reset = (phone: string, code: string) =>
  nobody.send('resetPassword', { body: { phoneNumber: toWire(phone), code, password: 'quite-new-1' } });
const logIn = (phone: string, password: string) =>
  person(sandbox.url).send('logIn', { body: logInBody(phone, password) });
const verify = (someone: Person, password: string) => someone.send('verifyPassword', { body: { password } });

describe('a forgotten password', () => {
  test('is reset with the code, which ends all sessions', async () => {
    const user = await control().createUser();
    const someone = await signedIn(sandbox.url, user);
    await forgot(user.phone);
    expect((await reset(user.phone, await control().codeFor(user.phone))).status).toBe(200);
    expect((await someone.send('getMe')).status).toBe(401);
    expect((await logIn(user.phone, user.password)).status).toBe(400);
    expect((await logIn(user.phone, 'quite-new-1')).status).toBe(200);
  });

  test('has the same response for an unknown number', async () => {
    const { phone } = await control().createUser();
    expect((await forgot('010-9999-0000')).data).toEqual((await forgot(phone)).data);
    const code = await control().codeFor('010-9999-0000');
    expect((await reset('010-9999-0000', code)).error).toEqual((await reset(phone, '000000')).error);
  });

  test('a code is sent once a minute', async () => {
    const { phone } = await control().createUser();
    await forgot(phone);
    const { status, headers } = await forgot(phone);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(55);
    await control().advanceClock(61);
    expect((await forgot(phone)).status).toBe(200);
  });

  test('a code can be tried five times and lives three minutes', async () => {
    const { phone } = await control().createUser();
    await forgot(phone);
    const code = await control().codeFor(phone);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await reset(phone, wrong)).error.errors).toEqual([{ code: 'MISMATCH', field: 'code' }]);
    }
    expect((await reset(phone, code)).status).toBe(429);
    await control().advanceClock(200);
    expect((await reset(phone, code)).error.errors).toEqual([{ code: 'EXPIRED', field: 'code' }]);
  });
});

describe('a password verification', () => {
  test('allows one change for five minutes', async () => {
    const user = await control().createUser();
    const someone = await signedIn(sandbox.url, user);
    const { verificationToken } = (await verify(someone, user.password)).data;
    const change = () => someone.send('changePassword', { body: { password: 'changed-01', verificationToken } });
    expect((await change()).status).toBe(200);
    expect((await someone.send('getMe')).status).toBe(200);
    expect((await change()).error.errors).toEqual([{ code: 'INVALID', field: 'verificationToken' }]);
  });

  test('expires after five minutes', async () => {
    const user = await control().createUser();
    const someone = await signedIn(sandbox.url, user);
    const { verificationToken } = (await verify(someone, user.password)).data;
    await control().advanceClock(301);
    const { error } = await someone.send('changePassword', { body: { password: 'changed-01', verificationToken } });
    expect(error.errors).toEqual([{ code: 'EXPIRED', field: 'verificationToken' }]);
  });

  test('can be refused like an expired session', async () => {
    const user = await control().createUser();
    const someone = await signedIn(sandbox.url, user);
    await control().answerWrongPasswords(401);
    expect((await logIn(user.phone, 'wrong')).status).toBe(401);
    expect((await verify(someone, 'wrong')).status).toBe(401);
    const body = { password: 'changed-01', verificationToken: 'none' };
    expect((await someone.send('changePassword', { body })).status).toBe(401);
    expect((await someone.send('getMe')).status).toBe(200);
    expect((await verify(someone, user.password)).status).toBe(200);
    await control().answerWrongPasswords(400);
    expect((await verify(someone, 'wrong')).status).toBe(400);
  });

  test('is limited against guessing', async () => {
    const someone = await signedIn(sandbox.url, await control().createUser());
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(someone, 'wrong')).status).toBe(400);
    expect((await verify(someone, 'wrong')).status).toBe(429);
  });
});

describe('deleting the account', () => {
  const leave = (someone: Person, verificationToken: string) =>
    someone.send('withdraw', { body: { reasons: ['other'], verificationToken } });

  test('is refused while an order is running', async () => {
    const consumer = await signedIn(sandbox.url, account('consumer'));
    const { verificationToken } = (await verify(consumer, account('consumer').password)).data;
    const { status, error } = await leave(consumer, verificationToken);
    expect([status, error.msgId]).toEqual([409, 'RUNNING_ORDERS']);
  });

  test('ends the account and frees the number', async () => {
    const user = await control().createUser();
    const someone = await signedIn(sandbox.url, user);
    const { verificationToken } = (await verify(someone, user.password)).data;
    expect((await leave(someone, verificationToken)).status).toBe(200);
    expect((await someone.send('getMe')).status).toBe(401);
    expect((await logIn(user.phone, user.password)).status).toBe(400);
  });
});
