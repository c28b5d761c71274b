import type { QuoteInput } from '@/domain/home-move/quote';
import { DRAFT_KEYS } from './draft-keys';
import { safeSessionStorage } from './safe-storage';
import { parseFields, writeFields } from './stored-fields';
import { announceStorage, useStoredText } from './use-stored-text';

const KEY = DRAFT_KEYS.quote;
/** Increase it when the shape of a quote changes: quotes of another version are ignored. */
const VERSION = 2;

/** A quote as the customer got it; `at` is ISO. */
export type IssuedQuote = { quote: QuoteInput; at: string };

function readIssued(text: string | null): IssuedQuote | null {
  const fields = parseFields(text);
  if (fields?.version !== VERSION || typeof fields.at !== 'string') return null;
  // Boundary: only this module writes the value, and the version guarantees its shape.
  return { quote: fields.quote as QuoteInput, at: fields.at };
}

/** The quote of this tab's move, until the move is ordered. */
export const useIssuedQuote = () => readIssued(useStoredText(KEY));

/** `now`: ms since 1970. */
export function keepIssuedQuote(quote: QuoteInput, now: number) {
  writeFields(KEY, { version: VERSION, quote, at: new Date(now).toISOString() });
  announceStorage();
}

/** Call it when the move is ordered: the next move needs a new quote. */
export function forgetIssuedQuote() {
  safeSessionStorage.removeItem(KEY);
  announceStorage();
}
