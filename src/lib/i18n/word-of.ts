import type { i18n as I18n } from 'i18next';
import type { Namespace } from './config';

/** The word for a code of the provider's, or `fallback` where the provider knows more codes than we have words. */
export const wordOf = (i18n: I18n, ns: Namespace, key: string, fallback: string): string =>
  i18n.exists(key, { ns }) ? i18n.t(key, { ns, defaultValue: fallback }) : fallback;
