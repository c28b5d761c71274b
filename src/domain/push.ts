import { withoutLocale } from '@/config/locales';
import { safePath } from './safe-path';
import { visibleText } from './text/visible-text';

/** A push as the app knows it, whoever sent it. */
export type Push = {
  id: string;
  userId: string;
  title: string;
  body: string;
  /** Where it leads in this app; null: nowhere in particular. */
  path: string | null;
};

const MAX_ID = 200;
const MAX_TITLE = 100;
const MAX_BODY = 300;

const fieldOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;

function textOf(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  // Cut before the letters are counted one by one: a sender may send megabytes.
  return Array.from(visibleText(value.slice(0, max * 4)))
    .slice(0, max)
    .join('');
}

const firstText = (max: number, ...values: unknown[]) => values.map((value) => textOf(value, max)).find(Boolean) ?? '';

/** The path of an address of this app behind the sign-in, without its language; null for any other address. */
export function appPathOf(address: unknown, origin: string): string | null {
  if (typeof address !== 'string') return null;
  if (address.startsWith('/')) return safePath(withoutLocale(address));
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin ? appPathOf(`${url.pathname}${url.search}${url.hash}`, origin) : null;
}

/**
 * What is usable of a message of the push service, or null where it is none of ours. The provider sends `data` with
 * `userId`, `title`, `body` and, if it leads somewhere, `link` (a path or address of this site); what it puts into
 * `notification` instead is read too.
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
    path: appPathOf(fieldOf(data, 'link'), origin) ?? appPathOf(fieldOf(notification, 'click_action'), origin),
  };
}
