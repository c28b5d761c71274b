import type { i18n as I18n } from 'i18next';
import { errorTexts, hasOwnWords, retryAtOf } from '@/lib/i18n/error-text';
import { withRequestId } from '@/lib/i18n/with-request-id';
import { splitErrors } from './form-errors';

type ErrorItem = { code: string; field: string };

const isItem = (item: unknown): item is ErrorItem =>
  typeof item === 'object' && item !== null && 'code' in item && 'field' in item;

function itemsOf(error: unknown): readonly ErrorItem[] {
  const items: unknown = error instanceof Error && 'items' in error ? error.items : [];
  return Array.isArray(items) ? items.filter(isItem) : [];
}

const isAborted = (error: unknown) => error instanceof Error && 'isAborted' in error && error.isAborted === true;

/**
 * What a failed submit tells its form: server errors on the fields it has, and above the button what belongs to none of
 * them or is no refusal at all; and until when the form is held. An aborted call is nobody's business.
 */
export function formFailure(error: unknown, i18n: I18n, fieldNames: readonly string[]) {
  if (isAborted(error)) return { fields: {}, unmapped: [], retryAt: null };
  const retryAt = retryAtOf(error);
  const items = itemsOf(error);
  const { fields, unmapped } = splitErrors(items, i18n, fieldNames);
  const sentences = items.length === 0 || hasOwnWords(error) ? errorTexts(error, i18n) : [];
  const named = sentences.map((words, index) =>
    index === sentences.length - 1 ? withRequestId(words, error, i18n) : words,
  );
  return { fields, unmapped: [...unmapped, ...named], retryAt };
}
