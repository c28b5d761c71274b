import type { i18n as I18n } from 'i18next';

/** Texts that no page carries in its HTML: they come with the part that needs them. */
const FILES = {
  brandpay: {
    ko: () => import('../../../locales/ko/brandpay.json'),
    en: () => import('../../../locales/en/brandpay.json'),
  },
};
export type LazyNamespace = keyof typeof FILES;

export async function addLazyTexts(i18n: I18n, name: LazyNamespace) {
  const language = i18n.language === 'en' ? 'en' : 'ko';
  if (i18n.hasResourceBundle(language, name)) return;
  const { default: texts } = await FILES[name][language]();
  i18n.addResourceBundle(language, name, texts);
}
