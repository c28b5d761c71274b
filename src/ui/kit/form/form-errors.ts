import type { i18n as I18n } from 'i18next';

/** Their keys are the spec's `code_field`; a page lists the one whose fields it has. */
const NAMESPACES = ['orderErrors', 'accountErrors'] as const;

type ErrorItem = { code: string; field: string };

/** For an item without words: the part of the order it is about, never the provider's own name of the field. */
function unknownField(field: string, i18n: I18n): string {
  const area = `area.${field.split(/[.[]/, 1).join('')}`;
  return i18n.exists(area, { ns: 'orderErrors' })
    ? i18n.t('areaUnknown', {
        ns: 'orderErrors',
        area: i18n.t(area, { ns: 'orderErrors', defaultValue: '' }),
        defaultValue: '',
      })
    : i18n.t('fieldUnknown', { ns: 'errors', defaultValue: '' });
}

/**
 * Server errors for a form: the spec's key `code_field` decides the sentence. Fields the form has get theirs; the rest
 * is `unmapped` and stands above the button.
 */
export function splitErrors(items: readonly ErrorItem[], i18n: I18n, fieldNames: readonly string[]) {
  const fields: Record<string, string> = {};
  const unmapped = new Set<string>();
  for (const { code, field } of items) {
    const key = `${code}_${field}`;
    const isKnown = i18n.exists(key, { ns: NAMESPACES });
    const sentence = isKnown ? i18n.t(key, { ns: NAMESPACES, defaultValue: '' }) : unknownField(field, i18n);
    if (fieldNames.includes(field) && isKnown) fields[field] = sentence;
    else unmapped.add(sentence);
  }
  return { fields, unmapped: [...unmapped] };
}
