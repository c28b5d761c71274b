import { useMemo } from 'react';
import { fieldsOf, isRecord } from '@/domain/stored-values';
import { safeSessionStorage } from '@/lib/storage/safe-storage';
import { isRecent, parseFields, readFields, writeFields } from '@/lib/storage/stored-fields';
import { announceStorage, useStoredText } from '@/lib/storage/use-stored-text';
import { changeConsents, CONSENT_NAMES, NO_CONSENTS, type Consents } from './consents';

type Waiting = { nonce: string; since: number };

/** What a reload or a step back keeps. It never contains passwords or the personal data of the identity check. */
export type SignUpDraft = {
  consents: Consents;
  /** An identity check that was started and has no result yet. */
  waiting: Waiting | null;
  /** From a finished check; the provider returns the identified person for it. */
  registerToken: string | null;
};

const KEY = 'signUp';
const LIMIT_MS = 30 * 60_000;

const EMPTY_DRAFT: SignUpDraft = {
  consents: NO_CONSENTS,
  waiting: null,
  registerToken: null,
};

function readConsents(value: unknown): Consents {
  const stored = fieldsOf(value);
  return changeConsents(
    NO_CONSENTS,
    CONSENT_NAMES.filter((name) => stored[name] === true),
    true,
  );
}

const readWaiting = (value: unknown): Waiting | null =>
  isRecord(value) && typeof value.nonce === 'string' && typeof value.since === 'number'
    ? { nonce: value.nonce, since: value.since }
    : null;

function toDraft(fields: Record<string, unknown> | null): SignUpDraft {
  if (!fields || !isRecent(fields.storedAt, LIMIT_MS)) return EMPTY_DRAFT;
  return {
    consents: readConsents(fields.consents),
    waiting: readWaiting(fields.waiting),
    registerToken: typeof fields.registerToken === 'string' ? fields.registerToken : null,
  };
}

/** The draft of this tab; after 30 minutes it counts as empty. */
export function useSignUpDraft(): SignUpDraft {
  const text = useStoredText(KEY);
  return useMemo(() => toDraft(parseFields(text)), [text]);
}

export function changeDraft(change: Partial<SignUpDraft>) {
  writeFields(KEY, { ...toDraft(readFields(KEY)), ...change, storedAt: Date.now() });
  announceStorage();
}

export function dropDraft() {
  safeSessionStorage.removeItem(KEY);
  announceStorage();
}
