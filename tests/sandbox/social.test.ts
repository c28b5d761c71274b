import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer } from './support/newcomer';
import { authorizationResult, thirdPartyLogIn } from './support/pages';
import { person, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

let sandbox: TestSandbox;
let nobody: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  nobody = person(sandbox.url);
});
afterAll(() => sandbox.stop());

const codeFrom = async (provider: string, choice: 'known' | 'new', challenge?: string) => {
  const target = await authorizationResult(sandbox.url(), provider, { choice, ...(challenge && { challenge }) });
  return target.searchParams.get('code') ?? '';
};

test('a known account is signed in, and a code counts once', async () => {
  const code = await codeFrom('naver', 'known');
  const someone = person(sandbox.url);
  const first = await someone.send('logInByNaver', { body: thirdPartyLogIn(4, code) });
  expect(first.data.user?.name).toBe('김하늘');
  expect((await someone.send('getMe')).status).toBe(200);
  const again = await nobody.send('logInByNaver', { body: thirdPartyLogIn(4, code) });
  expect(again.error.errors).toEqual([{ code: 'USED', field: 'code' }]);
});

test('a known account gets an access token instead of a cookie if the provider signs in that way', async () => {
  await sandbox.control().answerSignInsWith('bearer');
  try {
    const someone = person(sandbox.url);
    const { data } = await someone.send('logInByNaver', { body: thirdPartyLogIn(4, await codeFrom('naver', 'known')) });
    expect(someone.cookie()).toBeUndefined();
    const me = await person(sandbox.url, `Bearer ${data.accessToken}`).send('getMe');
    expect(me.data.name).toBe('김하늘');
  } finally {
    await sandbox.control().answerSignInsWith('cookie');
  }
});

test('a number typed before is passed on; an invalid number is refused', async () => {
  const send = async (phoneNumber: string) => {
    const body = thirdPartyLogIn(4, await codeFrom('naver', 'known'), { phoneNumber });
    return (await nobody.send('logInByNaver', { body })).status;
  };
  expect(await send('+821012345678')).toBe(200);
  expect(await send('none')).toBe(400);
});

test('a code is bound to provider, page, state and verifier', async () => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const code = await codeFrom('kakao', 'known', challenge);
  const send = async (more: Record<string, string>) =>
    (await nobody.send('logInByKakao', { body: thirdPartyLogIn(6, code, more) })).error.errors?.[0]?.field;
  const other = await nobody.send('logInByGoogle', { body: thirdPartyLogIn(2, code) });

  expect(other.error.errors).toEqual([{ code: 'INVALID', field: 'code' }]);
  expect(await send({ redirectUri: 'http://localhost:3000/elsewhere', codeVerifier: verifier })).toBe('redirectUri');
  expect(await send({ state: 'another-state-of-16', codeVerifier: verifier })).toBe('state');
  expect(await send({})).toBe('codeVerifier');
  expect(await send({ codeVerifier: verifier })).toBeUndefined();
});

test('an unknown account signs up with its token and is known afterwards', async () => {
  const { data } = await nobody.send('logInByGoogle', { body: thirdPartyLogIn(2, await codeFrom('google', 'new')) });
  expect(data.user).toBeNull();
  const body = {
    ...(await newcomer(sandbox.url(), '010-6200-0001')),
    loginTypeCd: 2,
    customerType: 1,
    signUpToken: data.signUpToken,
  };
  expect((await nobody.send('signUpThirdParty', { body })).data.user.loginTypeCd).toBe(2);
});

test('a refusal is returned as an error', async () => {
  const target = await authorizationResult(sandbox.url(), 'kakao', { choice: 'cancel' });
  expect(target.searchParams.get('error')).toBe('access_denied');
});

test('only the web app’s page gets a code', async () => {
  const page = `${sandbox.url()}/sandbox-idp/kakao/authorize?response_type=code&state=1&redirect_uri=`;
  expect((await fetch(`${page}https://evil.example/`)).status).toBe(400);
});
