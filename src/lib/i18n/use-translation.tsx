import type { i18n as I18n } from 'i18next';
// eslint-disable-next-line no-restricted-imports -- everything else uses the hook below, which rests on this one
import { useTranslation as useI18next } from 'next-i18next/pages';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Namespace } from './config';

/** The texts of the page's language; one `t` for each namespace. */
function createTexts(i18n: I18n, language: string) {
  const results = new Map<string, { t: I18n['t']; i18n: I18n }>();
  return (namespaces: Namespace | readonly Namespace[]) => {
    const [own = 'common'] = typeof namespaces === 'string' ? [namespaces] : namespaces;
    // A key of another namespace names it: `common:form.required`.
    const result = results.get(own) ?? { t: i18n.getFixedT(language, own), i18n };
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

function useTexts(namespaces: Namespace | readonly Namespace[] = 'common') {
  const textsOf = useContext(TextsContext);
  if (!textsOf) throw new Error('useTranslation needs a TextsProvider around it.');
  return textsOf(namespaces);
}

/**
 * As that of react-i18next, which in every component subscribes to the language, copies the i18n instance and keeps a
 * dozen hooks: a screen has 130 to 270 of them. Here one component subscribes for all.
 */
// Boundary: only the type of react-i18next knows which keys a list of namespaces has.
export const useTranslation = useTexts as unknown as typeof useI18next;
