import type { i18n as I18n } from 'i18next';
import { ApiError } from '@/domain/api-error';
import { errorTexts, hasProviderMessage, retryAtOf } from '@/lib/i18n/error-text';
import { withRequestId } from '@/lib/i18n/with-request-id';
import { splitErrors } from './form-errors';

/**
 * The result of a failed submit: texts for the form's fields, `unmapped` texts for above the button, and the time
 * (epoch ms) until which the form is blocked. Empty if the call was aborted.
 */
export function formFailure(error: unknown, i18n: I18n, fieldNames: readonly string[]) {
  if (error instanceof ApiError && error.isAborted) return { fields: {}, unmapped: [], retryAt: null };
  const retryAt = retryAtOf(error);
  const items = error instanceof ApiError ? error.items : [];
  const { fields, unmapped } = splitErrors(items, i18n, fieldNames);
  const sentences = items.length === 0 || hasProviderMessage(error) ? errorTexts(error, i18n) : [];
  const withId = sentences.map((sentence, index) =>
    index === sentences.length - 1 ? withRequestId(sentence, error, i18n) : sentence,
  );
  return { fields, unmapped: [...unmapped, ...withId], retryAt };
}
