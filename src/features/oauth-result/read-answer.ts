import { takePendingSignIn, type PendingSignIn } from '@/lib/oauth/pending-sign-in';
import { isOwnIssuer } from '@/lib/oauth/authorize-url';
import { isSocialProvider } from '@/domain/account/social';

export type Answer =
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
export function readAnswer(query: URLSearchParams): Answer {
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
