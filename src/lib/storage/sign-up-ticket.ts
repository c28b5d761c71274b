import { isSocialProvider, type SocialProvider } from '@/domain/account/social';
import { safeSessionStorage } from './safe-storage';
import { isRecent, parseFields, writeFields } from './stored-fields';
import { announceStorage, useStoredText } from './use-stored-text';

/**
 * What a third-party sign-in leaves for the sign-up: the third party and the provider's token, nothing of the profile.
 */
export type SignUpTicket = { provider: SocialProvider; signUpToken: string };

const KEY = 'signUpTicket';
const LIMIT_MS = 30 * 60_000;

/** The ticket is valid for 30 minutes, in this tab. */
export const storeSignUpTicket = (ticket: SignUpTicket) => writeFields(KEY, { ...ticket, storedAt: Date.now() });

function readTicket(text: string | null): { ticket: SignUpTicket | null; isExpired: boolean } {
  const { provider, signUpToken, storedAt } = parseFields(text) ?? {};
  if (!isSocialProvider(provider) || typeof signUpToken !== 'string') return { ticket: null, isExpired: false };
  const isExpired = !isRecent(storedAt, LIMIT_MS);
  return { ticket: isExpired ? null : { provider, signUpToken }, isExpired };
}

/** `isExpired`: there was one, and the customer has not chosen another way to sign up since. */
export const useSignUpTicket = () => readTicket(useStoredText(KEY));

export function dropSignUpTicket() {
  safeSessionStorage.removeItem(KEY);
  announceStorage();
}
