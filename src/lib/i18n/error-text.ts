import type { i18n as I18n, ParseKeys } from 'i18next';
import { ApiError } from '@/domain/api-error';

const SHORT_ID = 8;

/** What a status says where the provider, or a gateway before it, says no more. An answer that cannot be read is none. */
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

/** What can be refused anywhere, and what only on pages that bring its texts. */
const ERRORS = ['errors', 'orderErrors', 'accountErrors'] as const;

/** Whether the provider's answer has a message of its own. */
export const hasOwnWords = (error: unknown) => error instanceof ApiError && error.globals.length > 0;

/**
 * What to tell the customer of a failed call, a sentence for each global error: its `msgId` translated, else its
 * `message` (spec §8). Where there is none, the status says what kind of fault it was. Errors that are no answer of the
 * provider read as unexpected.
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

/** The same in one line. */
export const errorText = (error: unknown, i18n: I18n): string => errorTexts(error, i18n).join(' ');

/** The first letters of the request's id, or nothing when no request was made. */
export const requestIdText = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId?.slice(0, SHORT_ID) : undefined;

/** Until when the provider wants to hear nothing of it, or null: a moment of this device's clock, in ms. */
export const retryAtOf = (error: unknown): number | null => (error instanceof ApiError ? (error.retryAt ?? null) : null);
