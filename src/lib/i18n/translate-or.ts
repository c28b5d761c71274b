import type { i18n as I18n } from 'i18next';
import type { Namespace } from './config';

/** The text for a code of the provider, or `fallback` for a code that has no text. */
export const translateOr = (i18n: I18n, ns: Namespace, key: string, fallback: string): string =>
  i18n.exists(key, { ns }) ? i18n.t(key, { ns, defaultValue: fallback }) : fallback;
