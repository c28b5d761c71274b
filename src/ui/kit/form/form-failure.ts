import type { i18n as I18n } from 'i18next';
import { ApiError } from '@/domain/api-error';
import { errorTexts, hasOwnWords, retryAtOf } from '@/lib/i18n/error-text';
import { withRequestId } from '@/lib/i18n/with-request-id';
import { splitErrors } from './form-errors';

/**
 * What a failed submit tells its form: server errors on the fields it has, and above the button what belongs to none of
 * them or is no refusal at all; and until when the form is held. An aborted call says nothing.
 */
export function formFailure(error: unknown, i18n: I18n, fieldNames: readonly string[]) {
  if (error instanceof ApiError && error.isAborted) return { fields: {}, unmapped: [], retryAt: null };
  const retryAt = retryAtOf(error);
  const items = error instanceof ApiError ? error.items : [];
  const { fields, unmapped } = splitErrors(items, i18n, fieldNames);
  const sentences = items.length === 0 || hasOwnWords(error) ? errorTexts(error, i18n) : [];
  const named = sentences.map((words, index) =>
    index === sentences.length - 1 ? withRequestId(words, error, i18n) : words,
  );
  return { fields, unmapped: [...unmapped, ...named], retryAt };
}
