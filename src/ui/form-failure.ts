import type { i18n as I18n } from 'i18next';
import { errorText, retryAtOf } from '@/lib/i18n/error-text';
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
  if (items.length > 0) return { ...splitErrors(items, i18n, fieldNames), retryAt };
  return { fields: {}, unmapped: [withRequestId(errorText(error, i18n), error, i18n)], retryAt };
}
