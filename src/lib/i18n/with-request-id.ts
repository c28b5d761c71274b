import type { i18n as I18n } from 'i18next';
import { requestIdText } from './error-text';

/** `text (문의 번호 1a2b3c4d)`: customers read the id to the customer centre, which searches its logs for it. */
export function withRequestId(text: string, error: unknown, i18n: I18n): string {
  const id = requestIdText(error);
  return id ? `${text} (${i18n.t('requestId', { ns: 'errors', id, defaultValue: id })})` : text;
}
