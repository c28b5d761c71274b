import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { env } from '@/config/env';
import { authorizeUrl, isOwnIssuer } from '@/lib/oauth/authorize-url';
import { takePendingSignIn } from '@/lib/oauth/pending-sign-in';

const ask = async (provider: 'kakao' | 'naver' | 'google') => new URL(await authorizeUrl(provider, 'ko')).searchParams;

test('every sign-in has a new, unguessable state', async () => {
  const states = await Promise.all([ask('kakao'), ask('kakao')]).then((all) => all.map((query) => query.get('state')));
  expect(new Set(states).size).toBe(2);
  for (const state of states) expect(state).toMatch(/^kakao\.[\w-]{43}$/);
});

test.each(['kakao', 'google'] as const)('%s gets the hash of a secret that stays here', async (provider) => {
  const query = await ask(provider);
  const { codeVerifier = '' } = takePendingSignIn(query.get('state') ?? '') ?? {};

  expect(codeVerifier).toMatch(/^[\w-]{43}$/);
  expect(query.get('code_challenge')).toBe(createHash('sha256').update(codeVerifier).digest('base64url'));
  expect(query.get('code_challenge_method')).toBe('S256');
  expect([...query.values()]).not.toContain(codeVerifier);
});

test('the customer’s number stays in this tab and is not sent to the third party', async () => {
  const query = new URL(await authorizeUrl('kakao', 'ko', '+821012345678')).searchParams;
  expect([...query.values()].join()).not.toContain('821012345678');
  expect(takePendingSignIn(query.get('state') ?? '')).toMatchObject({ phoneNumber: '+821012345678' });
});

test('a sign-in that was given up leaves no number behind when the next one starts', async () => {
  const first = new URL(await authorizeUrl('kakao', 'ko', '+821012345678')).searchParams.get('state') ?? '';
  const second = (await ask('google')).get('state') ?? '';
  expect(Object.values(sessionStorage).join()).not.toContain('821012345678');
  expect(takePendingSignIn(first)).toBeNull();
  expect(takePendingSignIn(second)).toMatchObject({ provider: 'google' });
});

test('naver, which documents no PKCE, is not sent a challenge', async () => {
  const query = await ask('naver');
  expect(query.has('code_challenge')).toBe(false);
  expect(takePendingSignIn(query.get('state') ?? '')).toMatchObject({ provider: 'naver', codeVerifier: undefined });
});

test('every provider returns to one URL of ours and is asked for no personal data', async () => {
  for (const provider of ['kakao', 'naver', 'google'] as const) {
    const query = await ask(provider);
    expect(query.get('redirect_uri')).toBe(`${window.location.origin}/oauth-result`);
    expect(query.get('scope') ?? '').not.toMatch(/email|profile|phone/);
  }
});

test('a response with another issuer is rejected', () => {
  expect(isOwnIssuer(`${new URL(env.oauth.kakao.authorizeUrl).origin}/`, 'kakao')).toBe(true);
  expect(isOwnIssuer('https://evil.example', 'kakao')).toBe(false);
  expect(isOwnIssuer('no address', 'kakao')).toBe(false);
});
