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
 * The result of a failed submit: texts for the form's fields, `unmapped` texts for above the button, and the time
 * (epoch ms) until which the form is blocked. Empty if the call was aborted.
 */
export function formFailure(error: unknown, i18n: I18n, fieldNames: readonly string[]) {
  if (isAborted(error)) return { fields: {}, unmapped: [], retryAt: null };
  const retryAt = retryAtOf(error);
  const items = itemsOf(error);
  const { fields, unmapped } = splitErrors(items, i18n, fieldNames);
  const sentences = items.length === 0 || hasOwnWords(error) ? errorTexts(error, i18n) : [];
  const withId = sentences.map((sentence, index) =>
    index === sentences.length - 1 ? withRequestId(sentence, error, i18n) : sentence,
  );
  return { fields, unmapped: [...unmapped, ...withId], retryAt };
}
