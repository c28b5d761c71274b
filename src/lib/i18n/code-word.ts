import type { i18n as I18n } from 'i18next';
import { wordOf } from './word-of';

/**
 * The text for a service or a part of a price. The texts of home moves are found once `movingWords` has been loaded.
 */
export const codeWord = (i18n: I18n, kind: 'service' | 'pricePart', code: string, fallback: string) =>
  wordOf(i18n, 'order', `${kind}.${code}`, wordOf(i18n, 'movingWords', `${kind}.${code}`, fallback));
