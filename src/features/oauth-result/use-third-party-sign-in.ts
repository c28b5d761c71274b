import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { logInByMutation } from '@/api/user/user-mutations';
import { ROUTES } from '@/config/routes';
import { LOGIN_TYPE } from '@/domain/account/accounts';
import { isSocialProvider, type SocialProvider } from '@/domain/account/social';
import { useUrlParamsOnce } from '@/lib/browser/use-url-params-once';
import { isOwnIssuer, oauthRedirectUri } from '@/lib/oauth/authorize-url';
import { type PendingSignIn, takePendingSignIn } from '@/lib/oauth/pending-sign-in';
import { useSession } from '@/lib/session/session-context';
import { takeReturnPath } from '@/lib/storage/return-path';
import { storeSignUpTicket } from '@/lib/storage/sign-up-ticket';

type Answer =
  | { kind: 'granted'; pending: PendingSignIn; code: string; state: string }
  | { kind: 'denied'; pending: PendingSignIn }
  | { kind: 'refused'; pending: PendingSignIn; code: string }
  /** Forged, replayed, too late, from another tab, or from another third party than requested. */
  | { kind: 'untrusted' };

const UNTRUSTED: Answer = { kind: 'untrusted' };
const ERROR_CODE = /^[\w.-]{1,40}$/;

/**
 * Reads what a third party sent back. This consumes the state, and nothing else is read before the state is confirmed.
 */
function readAnswer(query: URLSearchParams): Answer {
  const state = query.get('state');
  const pending = state === null ? null : takePendingSignIn(state);
  if (state === null || pending === null) return UNTRUSTED;

  const providerName = query.get('provider');
  if (providerName !== null && (!isSocialProvider(providerName) || providerName !== pending.provider)) return UNTRUSTED;
  const issuer = query.get('iss');
  if (issuer !== null && !isOwnIssuer(issuer, pending.provider)) return UNTRUSTED;

  const error = query.get('error');
  if (error === 'access_denied') return { kind: 'denied', pending };
  if (error !== null) return { kind: 'refused', pending, code: ERROR_CODE.test(error) ? error : 'error' };
  const code = query.get('code');
  return code ? { kind: 'granted', pending, code, state } : UNTRUSTED;
}

type SignInProblem =
  | { kind: 'untrusted' }
  | { kind: 'refused'; provider: SocialProvider; code: string }
  | { kind: 'failed'; error: unknown };

/** Completes a third-party sign-in with a session or with a sign-up. Returns null, or what went wrong. */
export function useThirdPartySignIn(): SignInProblem | null {
  const { replace, locale: currentLocale } = useRouter();
  const session = useSession();
  const { mutateAsync: logInBy } = useMutation(logInByMutation());
  const [trouble, setTrouble] = useState<SignInProblem | null>(null);

  async function exchange({ pending, code, state }: Extract<Answer, { kind: 'granted' }>) {
    const { provider, codeVerifier, locale, phoneNumber } = pending;
    const { user, signUpToken } = await session.logIn(() =>
      logInBy({
        provider,
        data: {
          loginTypeCD: LOGIN_TYPE[provider],
          ...(phoneNumber === undefined ? {} : { phoneNumber }),
          mode: 'MULTI_AUTH',
          code,
          redirectUri: oauthRedirectUri(),
          state,
          ...(codeVerifier === undefined ? {} : { codeVerifier }),
        },
      }),
    );
    if (user) {
      await replace(takeReturnPath() ?? ROUTES.dashboard, undefined, { locale });
    } else if (signUpToken) {
      storeSignUpTicket({ provider, signUpToken });
      await replace(ROUTES.signup, undefined, { locale });
    } else {
      setTrouble({ kind: 'untrusted' });
    }
  }

  /** Third parties redirect everyone to one address, so this first restores the customer's language. */
  async function show(next: SignInProblem, locale: string) {
    if (locale !== currentLocale) await replace(ROUTES.oauthResult, undefined, { locale });
    setTrouble(next);
  }

  async function finish(answer: Answer) {
    if (answer.kind === 'untrusted') return setTrouble(answer);
    const { provider, locale } = answer.pending;
    if (answer.kind === 'refused') return show({ kind: 'refused', provider, code: answer.code }, locale);
    // The customer changed their mind: that is no error, so they go back to the sign-in.
    if (answer.kind === 'denied') return replace(ROUTES.login, undefined, { locale });
    return exchange(answer).catch((error: unknown) => show({ kind: 'failed', error }, locale));
  }

  useUrlParamsOnce((query) => void finish(readAnswer(query)));
  return trouble;
}
