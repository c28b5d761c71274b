import type { i18n as I18n, TFunction } from 'i18next';
// eslint-disable-next-line no-restricted-imports -- this file wraps the hook that the rule keeps out of all others
import { useTranslation as useI18next } from 'next-i18next/pages';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Namespace } from './config';

/**
 * `t` that reads a text without values from the resources, a tenth of i18next's work, and only once, because a screen reads
 * all of its texts again with every answer.
 */
function withCache(t: TFunction, read: (key: string) => unknown): TFunction {
  const cache = new Map<string, string>();
  const lookUp = (...args: unknown[]): unknown => {
    const key = args.length === 1 && typeof args[0] === 'string' ? args[0] : undefined;
    const cached = key === undefined ? undefined : cache.get(key);
    if (cached !== undefined) return cached;
    const stored = key === undefined ? undefined : read(key);
    if (key === undefined || typeof stored !== 'string' || stored.includes('{{'))
      return Reflect.apply(t, undefined, args);
    const text = stored.includes('$t(') ? String(Reflect.apply(t, undefined, args)) : stored;
    cache.set(key, text);
    return text;
  };
  // `t` carries its language and namespace.
  return Object.assign(lookUp, t);
}

/** The texts of the page's language; one `t` for each namespace. */
function createTexts(i18n: I18n, language: string) {
  const results = new Map<string, { t: I18n['t']; i18n: I18n }>();
  return (namespaces: Namespace | readonly Namespace[]) => {
    const [own = 'common'] = typeof namespaces === 'string' ? [namespaces] : namespaces;
    // A key of another namespace names it: `common:form.required`.
    const read = (key: string): unknown => {
      const [path = key, namespace = own] = key.split(':').reverse();
      return i18n.getResource(language, namespace, path);
    };
    const result = results.get(own) ?? { t: withCache(i18n.getFixedT(language, own), read), i18n };
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
