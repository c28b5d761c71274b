import { localeOf } from '@/config/locales';
import { isSocialProvider, type SocialProvider } from '@/domain/account/social';
import { safeSessionStorage } from '../storage/session-storage';
import { isRecent, readFields, writeFields } from '../storage/stored-fields';

export type PendingSignIn = {
  provider: SocialProvider;
  /** Of PKCE, where the third party knows it. */
  codeVerifier: string | undefined;
  /** The third party sends everybody back to one address; this is the language they left in. */
  locale: string;
  /** As it is sent, when it had been typed before. */
  phoneNumber?: string | undefined;
};

const LIMIT_MS = 10 * 60_000;
const keyOf = (state: string) => `oauth:${state}`;

/** Session storage binds it to this tab: a link opened elsewhere finds nothing. */
export const rememberPendingSignIn = (state: string, pending: PendingSignIn) =>
  writeFields(keyOf(state), { ...pending, startedAt: Date.now() });

/** What was started under `state`; once, and not after ten minutes. */
export function takePendingSignIn(state: string): PendingSignIn | null {
  const key = keyOf(state);
  const fields = readFields(key);
  safeSessionStorage.removeItem(key);
  if (!fields || !isRecent(fields.startedAt, LIMIT_MS)) return null;
  const { provider, codeVerifier, locale, phoneNumber } = fields;
  if (!isSocialProvider(provider) || !state.startsWith(`${provider}.`)) return null;
  return {
    provider,
    codeVerifier: typeof codeVerifier === 'string' ? codeVerifier : undefined,
    locale: localeOf(locale),
    phoneNumber: typeof phoneNumber === 'string' ? phoneNumber : undefined,
  };
}
