import { localeOf } from '@/config/locales';
import { isSocialProvider, type SocialProvider } from '@/domain/account/social';
import { safeSessionStorage } from '../storage/safe-storage';
import { isRecent, readFields, writeFields } from '../storage/stored-fields';

export type PendingSignIn = {
  provider: SocialProvider;
  /** For PKCE, if the third party supports it. */
  codeVerifier: string | undefined;
  /** The language to return to, because third parties redirect everyone to one address. */
  locale: string;
  /** In the provider's format, if it was typed before. */
  phoneNumber?: string | undefined;
};

const LIMIT_MS = 10 * 60_000;
const KEY = 'oauth';

/**
 * Session storage binds it to this tab: an answer opened elsewhere finds nothing. The last start replaces the ones before,
 * or those that were given up would leave a phone number each.
 */
export const rememberPendingSignIn = (state: string, pending: PendingSignIn) =>
  writeFields(KEY, { ...pending, state, startedAt: Date.now() });

/** Reads and removes what was started under `state`; null after ten minutes. */
export function takePendingSignIn(state: string): PendingSignIn | null {
  const fields = readFields(KEY);
  if (fields?.state !== state) return null;
  safeSessionStorage.removeItem(KEY);
  if (!isRecent(fields.startedAt, LIMIT_MS)) return null;
  const { provider, codeVerifier, locale, phoneNumber } = fields;
  if (!isSocialProvider(provider) || !state.startsWith(`${provider}.`)) return null;
  return {
    provider,
    codeVerifier: typeof codeVerifier === 'string' ? codeVerifier : undefined,
    locale: localeOf(locale),
    phoneNumber: typeof phoneNumber === 'string' ? phoneNumber : undefined,
  };
}
