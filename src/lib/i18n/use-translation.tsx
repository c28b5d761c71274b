import type { i18n as I18n, TFunction } from 'i18next';
// eslint-disable-next-line no-restricted-imports -- this file wraps the hook that the rule keeps out of all others
import { useTranslation as useI18next } from 'next-i18next/pages';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Namespace } from './config';

/**
 * Looks up a text without values only once, because a screen reads all of its texts again with every answer. A text that
 * has not loaded yet reads as its key, which is not kept.
 */
function withMemory(t: TFunction): TFunction {
  const known = new Map<string, string>();
  const read = (...words: unknown[]): unknown => {
    const key = words.length === 1 && typeof words[0] === 'string' ? words[0] : undefined;
    const kept = key === undefined ? undefined : known.get(key);
    if (kept !== undefined) return kept;
    const text: unknown = Reflect.apply(t, undefined, words);
    if (key !== undefined && typeof text === 'string' && !key.endsWith(text)) known.set(key, text);
    return text;
  };
  // `Trans` reads the namespace from `t`.
  return Object.assign(read, t);
}

/** The texts of the page's language; one `t` for each namespace. */
function createTexts(i18n: I18n, language: string) {
  const results = new Map<string, { t: I18n['t']; i18n: I18n }>();
  return (namespaces: Namespace | readonly Namespace[]) => {
    const [own = 'common'] = typeof namespaces === 'string' ? [namespaces] : namespaces;
    // A key of another namespace names it: `common:form.required`.
    const result = results.get(own) ?? { t: withMemory(i18n.getFixedT(language, own)), i18n };
    results.set(own, result);
    return result;
  };
}

const TextsContext = createContext<ReturnType<typeof createTexts> | null>(null);

/** Renders its children again when the language changes. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useI18next();
  const { language } = i18n;
  const texts = useMemo(() => createTexts(i18n, language), [i18n, language]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * As that of react-i18next, which in every component subscribes to the language, copies the i18n instance and keeps a
 * dozen hooks: a screen has 130 to 270 of them. Here one component subscribes for all.
 */
export function useTranslation<const Names extends Namespace | readonly Namespace[] = 'common'>(namespaces?: Names) {
  const textsOf = useContext(TextsContext);
  if (!textsOf) throw new Error('useTranslation needs a TextsProvider around it.');
  const { t, i18n } = textsOf(namespaces ?? 'common');
  // Boundary: `t` is the same for every list; its type knows which keys this list has.
  return { t: t as TFunction<Names>, i18n };
}
