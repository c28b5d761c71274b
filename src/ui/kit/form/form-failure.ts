import type { i18n as I18n } from 'i18next';
import { ApiError, type ErrorItem } from '@/domain/api-error';
import { languageOf } from '@/domain/text/format';
import { errorTexts, hasProviderMessage, retryAtOf } from '@/lib/i18n/error-text';
import { withRequestId } from '@/lib/i18n/with-request-id';

/** Text keys are the spec's `code_field`; a page loads the namespace of its fields. */
const NAMESPACES = ['orderErrors', 'accountErrors'] as const;

/** Values of the texts: the i18next context of the names of an order's parts, or the limits that a text names. */
type TextValues = { context?: string | undefined; min?: number; max?: number; nameMax?: number };

/** A general text for an unmapped item: names the part of the order, not the provider's field name. */
function unknownField(field: string, i18n: I18n, values?: TextValues): string {
  const area = `area.${field.split(/[.[]/, 1).join('')}`;
  return i18n.exists(area, { ns: 'orderErrors' })
    ? i18n.t('areaUnknown', {
        ns: 'orderErrors',
        area: i18n.t(area, { ns: 'orderErrors', defaultValue: '', ...values }),
      })
    : i18n.t('fieldUnknown', { ns: 'errors' });
}

/** Whether a message is in the language of the page: others than Korean ones come from a library, in English. */
const isReadable = (message: string | undefined, { resolvedLanguage }: I18n) =>
  message !== undefined && (languageOf(message) ?? 'en') === resolvedLanguage;

/**
 * Splits server errors into texts for the form's fields and `unmapped` texts, which are shown above the button. Spec
 * §8: the text key is `code_field`. The provider's own words stand where there is no such text, and at a field of which
 * it says no more than that it is invalid.
 */
function splitErrors(items: readonly ErrorItem[], i18n: I18n, fieldNames: readonly string[], values?: TextValues) {
  const fields: Record<string, string> = {};
  const unmapped = new Set<string>();
  for (const { code, field, message } of items) {
    const key = `${code}_${field}`;
    const isOfForm = fieldNames.includes(field);
    const isKnown =
      i18n.exists(key, { ns: NAMESPACES }) && !(isOfForm && code === 'INVALID' && isReadable(message, i18n));
    const sentence = isKnown
      ? i18n.t(key, { ns: NAMESPACES, defaultValue: '', ...values })
      : (message ?? unknownField(field, i18n, values));
    if (isOfForm && (isKnown || message)) fields[field] = sentence;
    else unmapped.add(sentence);
  }
  return { fields, unmapped: [...unmapped] };
}

/**
 * The result of a failed submit: texts for the form's fields, `unmapped` texts for above the button, and the time
 * (epoch ms) until which the form is blocked. Empty if the call was aborted.
 */
export function formFailure(error: unknown, i18n: I18n, fieldNames: readonly string[], values?: TextValues) {
  if (error instanceof ApiError && error.isAborted) return { fields: {}, unmapped: [], retryAt: null };
  const retryAt = retryAtOf(error);
  const items = error instanceof ApiError ? error.items : [];
  const { fields, unmapped } = splitErrors(items, i18n, fieldNames, values);
  const sentences = items.length === 0 || hasProviderMessage(error) ? errorTexts(error, i18n) : [];
  const withId = sentences.map((sentence, index) =>
    index === sentences.length - 1 ? withRequestId(sentence, error, i18n) : sentence,
  );
  return { fields, unmapped: [...unmapped, ...withId], retryAt };
}

/** All texts of a failed call in one line, for a place without fields. */
export const failureText = (error: unknown, i18n: I18n, context?: string) =>
  formFailure(error, i18n, [], { context }).unmapped.join(' ');

type FailingForm = {
  setErrors: (errors: Record<string, string>) => void;
  setStatus: (status: Omit<ReturnType<typeof formFailure>, 'fields'>) => void;
};

/**
 * Shows a failed submit in its form: at the fields, and above the button of `FormBody`. `unknownText` is for a submit that
 * may have succeeded: no answer came, or a gateway's, or one that cannot be read.
 */
export function showFormFailure(
  form: FailingForm,
  error: unknown,
  i18n: I18n,
  fieldNames: readonly string[],
  values?: TextValues,
  unknownText?: string,
) {
  const { fields, ...status } = formFailure(error, i18n, fieldNames, values);
  if (unknownText && error instanceof ApiError && error.isOutcomeUnknown)
    status.unmapped = [withRequestId(unknownText, error, i18n)];
  form.setErrors(fields);
  form.setStatus(status);
}
