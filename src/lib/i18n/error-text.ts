import type { i18n as I18n, ParseKeys } from 'i18next';
import { ApiError, type ErrorKind, type GlobalError, PRICE_VALID_UNTIL } from '@/domain/api-error';

const SHORT_ID = 8;

/** The text for a failure if neither the provider nor a gateway sends a message. */
const KIND: Readonly<Record<ErrorKind, ParseKeys<'errors'>>> = {
  offline: 'network',
  fault: 'fault',
  refused: 'refused',
  unreadable: 'unreadable',
};

/** Statuses that say more than their kind. */
const STATUS: Readonly<Record<number, ParseKeys<'errors'>>> = {
  401: 'global.NOT_ALLOWED',
  403: 'global.NOT_ALLOWED',
  404: 'global.NOT_FOUND',
  408: 'global.UNAVAILABLE',
  429: 'global.TOO_MANY_TRIES',
  501: 'global.NOT_ALLOWED',
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
 * Without global errors the messages at fields are the text, else status and kind decide it. Errors that did not come
 * from a call give "unexpected".
 */
export function errorTexts(error: unknown, i18n: I18n): readonly [string, ...string[]] {
  const t = i18n.getFixedT(i18n.resolvedLanguage ?? i18n.language, 'errors');
  if (!(error instanceof ApiError)) return [t('unexpected')];
  const isClockWrong = error.unreadable?.path === PRICE_VALID_UNTIL;
  const kind = t(isClockWrong ? 'clock' : (STATUS[error.status] ?? KIND[error.kind]));
  const told: readonly GlobalError[] =
    error.globals.length > 0 ? error.globals : error.items.filter(({ message }) => message);
  const sentences = told.map(({ msgId, message = kind }) => {
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

/**
 * What the customer centre or the provider's team needs: the request id, and for an answer that could not be read the
 * operation, the place in it, and what was expected and found there.
 */
export function referenceText(error: unknown): string | undefined {
  const id = requestIdText(error);
  const { unreadable } = error instanceof ApiError ? error : {};
  if (id === undefined || !unreadable) return id;
  const { operation, path, expected, found } = unreadable;
  return [id, operation, `${path || 'body'}: ${expected} ≠ ${found}`].join(' · ');
}

/** When the provider accepts the call again, in ms of this device's clock; null if it named no time. */
export const retryAtOf = (error: unknown): number | null =>
  error instanceof ApiError ? (error.retryAt ?? null) : null;
