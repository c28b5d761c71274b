import { withoutLocale } from '@/config/locales';
import { safePath } from './safe-path';
import { visibleText } from './text/visible-text';

/** A push message in the app's form, independent of its source. */
export type Push = {
  id: string;
  userId: string;
  title: string;
  body: string;
  /** The page of this app that it opens; null if none. */
  path: string | null;
};

const MAX_ID = 200;
const MAX_TITLE = 100;
const MAX_BODY = 300;

const fieldOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;

function textOf(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  // Cuts first, because counting characters of a message of megabytes would block the page.
  return Array.from(visibleText(value.slice(0, max * 4)))
    .slice(0, max)
    .join('');
}

const firstText = (max: number, ...values: unknown[]) => values.map((value) => textOf(value, max)).find(Boolean) ?? '';

/** The in-app path of a URL or path for signed-in pages, without its language prefix; null for other addresses. */
export function appPathOf(address: unknown, origin: string): string | null {
  if (typeof address !== 'string') return null;
  if (address.startsWith('/')) return safePath(withoutLocale(address));
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin ? appPathOf(`${url.pathname}${url.search}${url.hash}`, origin) : null;
}

/**
 * Reads a message of the push service; null if it is not from our provider. The provider sends `data` with `userId`,
 * `title`, `body` and an optional `link` (path or URL of this site); title, body and link may also be where Firebase has
 * them.
 */
export function readPush(message: unknown, origin: string): Push | null {
  const data = fieldOf(message, 'data');
  const notification = fieldOf(message, 'notification');
  const userId = textOf(fieldOf(data, 'userId'), MAX_ID);
  const title = firstText(MAX_TITLE, fieldOf(data, 'title'), fieldOf(notification, 'title'));
  if (userId === '' || title === '') return null;
  return {
    id: firstText(MAX_ID, fieldOf(message, 'fcmMessageId'), fieldOf(message, 'messageId')) || crypto.randomUUID(),
    userId,
    title,
    body: firstText(MAX_BODY, fieldOf(data, 'body'), fieldOf(notification, 'body')),
    path:
      appPathOf(fieldOf(data, 'link'), origin) ??
      appPathOf(fieldOf(fieldOf(message, 'fcmOptions'), 'link'), origin) ??
      appPathOf(fieldOf(notification, 'click_action'), origin),
  };
}
