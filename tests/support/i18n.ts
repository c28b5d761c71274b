import { readdirSync, readFileSync } from 'node:fs';
import { createInstance, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/config/locales';
import { i18nConfig } from '@/lib/i18n/config';

const namespacesOf = (language: string) =>
  Object.fromEntries(
    readdirSync(`locales/${language}`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'))]),
  );

const resources: Resource = Object.fromEntries(LOCALES.map((language) => [language, namespacesOf(language)]));

/** Uses the real texts, so that a test reads what a customer reads. */
export async function createI18n(language: Locale = DEFAULT_LOCALE) {
  const i18n = createInstance();
  for (const plugin of i18nConfig.use) i18n.use(plugin);
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LOCALE,
    defaultNS: 'common',
    ns: Object.keys(resources[DEFAULT_LOCALE] ?? {}),
    resources,
    interpolation: { escapeValue: false },
  });
  return i18n;
}
