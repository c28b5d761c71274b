import type { i18n as I18n } from 'i18next';
import { requestIdText } from './error-text';

/** `words (문의 번호 1a2b3c4d)`: what customers read out to the customer centre, and what its logs are searched for. */
export function withRequestId(words: string, error: unknown, i18n: I18n): string {
  const id = requestIdText(error);
  return id ? `${words} (${i18n.t('requestId', { ns: 'errors', id, defaultValue: id })})` : words;
}
