import site from '../../../locales/ko/site.json';
import type { Db } from '../../db/database';

/** `path`: a page of the sandbox that the message links to. */
type Sms = { phoneNumber: string; text: string; path?: string; now: number };

/** Puts a text message into the inbox page. Returns a line for the log; `origin` makes the link in it complete. */
export async function sendSms(db: Db, { phoneNumber, text, path, now }: Sms, origin = ''): Promise<string> {
  const named = `[${site.name}] ${text}`;
  await db.run('INSERT INTO messages VALUES (?, ?, ?, ?)', [phoneNumber, named, path ?? null, now]);
  return `sandbox: SMS to ${phoneNumber}: ${named}${path === undefined ? '' : ` ${origin}${path}`}`;
}
