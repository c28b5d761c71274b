import type { i18n as I18n, ParseKeys } from 'i18next';
import { ApiError } from '@/domain/api-error';

const SHORT_ID = 8;

/**
 * The text for a status if neither the provider nor a gateway sends a message. A 200 or 201 here is an answer that
 * cannot be read.
 */
const KIND: Readonly<Record<number, ParseKeys<'errors'>>> = {
  0: 'network',
  200: 'network',
  201: 'network',
  403: 'global.NOT_ALLOWED',
  404: 'global.NOT_FOUND',
  408: 'network',
  429: 'global.TOO_MANY_TRIES',
  502: 'global.UNAVAILABLE',
  503: 'global.UNAVAILABLE',
  504: 'global.UNAVAILABLE',
};

/** Every page has `errors`; the other namespaces are only on pages that load them. */
const ERRORS = ['errors', 'orderErrors', 'accountErrors'] as const;

/** Whether the provider's answer contains a message. */
export const hasProviderMessage = (error: unknown) => error instanceof ApiError && error.globals.length > 0;

/**
 * The texts for a failed call, one for each global error: the translation of its `msgId`, else its `message` (spec §8).
 * Without global errors the status decides the text. Errors that did not come from a call give "unexpected".
 */
export function errorTexts(error: unknown, i18n: I18n): readonly [string, ...string[]] {
  const t = i18n.getFixedT(i18n.resolvedLanguage ?? i18n.language, 'errors');
  if (!(error instanceof ApiError)) return [t('unexpected')];
  const kind = t(KIND[error.status] ?? 'unexpected');
  const sentences = error.globals.map(({ msgId, message = kind }) => {
    const key = `global.${msgId}`;
    return msgId && i18n.exists(key, { ns: ERRORS }) ? i18n.t(key, { ns: ERRORS, defaultValue: message }) : message;
  });
  const [first = kind, ...others] = new Set(sentences);
  return [first, ...others];
}

/** The same texts in one line. */
export const errorText = (error: unknown, i18n: I18n): string => errorTexts(error, i18n).join(' ');

/** The first 8 characters of the request id; undefined if no request was made. */
export const requestIdText = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId?.slice(0, SHORT_ID) : undefined;

/** When the provider accepts the call again, in ms of this device's clock; null if it named no time. */
export const retryAtOf = (error: unknown): number | null =>
  error instanceof ApiError ? (error.retryAt ?? null) : null;
