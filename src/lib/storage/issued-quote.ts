import type { QuoteInput } from '@/domain/home-move/quote';
import { DRAFT_KEYS } from './draft-keys';
import { safeSessionStorage } from './session-storage';
import { parseFields, writeFields } from './stored-fields';
import { announceStorage, useStoredText } from './use-stored-text';

const KEY = DRAFT_KEYS.quote;
/** Raised whenever the shape of a quote changes: an older one is forgotten. */
const VERSION = 1;

/** A quote as the customer was given it; `at` is ISO. */
export type IssuedQuote = { quote: QuoteInput; at: string };

function readIssued(text: string | null): IssuedQuote | null {
  const fields = parseFields(text);
  if (fields?.version !== VERSION || typeof fields.at !== 'string') return null;
  // Boundary: this page alone writes here, and the version stands for the shape.
  return { quote: fields.quote as QuoteInput, at: fields.at };
}

/** The quote of this tab's move, until it is ordered. */
export const useIssuedQuote = () => readIssued(useStoredText(KEY));

export function keepIssuedQuote(quote: QuoteInput, now: number) {
  writeFields(KEY, { version: VERSION, quote, at: new Date(now).toISOString() });
  announceStorage();
}

/** The move is ordered: another one begins with a quote of its own. */
export function forgetIssuedQuote() {
  safeSessionStorage.removeItem(KEY);
  announceStorage();
}
