import { env } from '@/config/env';
import { ROUTES } from '@/config/routes';
import type { SocialProvider } from '@/domain/account/social';
import { rememberPendingSignIn } from './pending-sign-in';
import { base64Url, randomText } from './random-text';

/** Naver documents no PKCE, and refuses unknown parameters. */
const SUPPORTS_PKCE: Record<SocialProvider, boolean> = { kakao: true, naver: false, google: true };
/** Only the account itself is requested, because name and phone come from the identity check. */
const SCOPE: Partial<Record<SocialProvider, string>> = { google: 'openid' };

/** The only address that third parties may redirect to. */
export const oauthRedirectUri = () => `${window.location.origin}${ROUTES.oauthResult}`;

async function challengeOf(verifier: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

/** Starts a sign-in and resolves to the third party's address. `phoneNumber` is kept in this tab, for the provider. */
export async function authorizeUrl(provider: SocialProvider, locale: string, phoneNumber?: string): Promise<string> {
  const { clientId, authorizeUrl: page } = env.oauth[provider];
  const state = `${provider}.${randomText()}`;
  const codeVerifier = SUPPORTS_PKCE[provider] ? randomText() : undefined;
  rememberPendingSignIn(state, { provider, codeVerifier, locale, phoneNumber });

  const url = new URL(page);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('redirect_uri', oauthRedirectUri());
  url.searchParams.set('state', state);
  if (SCOPE[provider]) url.searchParams.set('scope', SCOPE[provider]);
  if (codeVerifier) {
    url.searchParams.set('code_challenge', await challengeOf(codeVerifier));
    url.searchParams.set('code_challenge_method', 'S256');
  }
  return url.href;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/** RFC 9207: an answer that names its issuer must come from the issuer that was asked. */
export function isOwnIssuer(issuer: string, provider: SocialProvider) {
  const origin = originOf(issuer);
  return origin !== null && origin === originOf(env.oauth[provider].authorizeUrl);
}
