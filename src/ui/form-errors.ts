import type { i18n as I18n } from 'i18next';

/** Their keys are the spec's `code_field`; a page lists the one whose fields it has. */
const NAMESPACES = ['orderErrors', 'accountErrors'] as const;

type ErrorItem = { code: string; field: string };

/**
 * Server errors for a form: the spec's key `code_field` decides the sentence. Fields the form has get theirs; the rest
 * is `unmapped` and stands above the button.
 */
export function splitErrors(items: readonly ErrorItem[], i18n: I18n, fieldNames: readonly string[]) {
  const fields: Record<string, string> = {};
  const unmapped: string[] = [];
  for (const { code, field } of items) {
    const key = `${code}_${field}`;
    const isKnown = i18n.exists(key, { ns: NAMESPACES });
    const sentence = isKnown
      ? i18n.t(key, { ns: NAMESPACES, defaultValue: '' })
      : i18n.t('fieldUnknown', { ns: 'errors', code, field, defaultValue: '' });
    if (fieldNames.includes(field) && isKnown) fields[field] = sentence;
    else unmapped.push(sentence);
  }
  return { fields, unmapped };
}
