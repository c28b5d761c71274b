import { html } from 'hono/html';
import { localPhone } from '../groups/order/search-text';
import { koreanTime } from '../groups/order/price/korean-calendar';
import type { Sandbox, SandboxContext } from '../server/context';
import { frame } from './frame';

const SHOWN = 50;

type Message = { phoneNumber: string; text: string; path: string | null; sentAt: number };

/** The text messages that a real provider would have sent, newest first. */
export const inboxPage =
  ({ database }: Sandbox) =>
  async (c: SandboxContext) => {
    const messages = await database.transaction((db) =>
      db.all<Message>('SELECT * FROM messages ORDER BY sentAt DESC, rowid DESC LIMIT ?', [SHOWN]),
    );
    const entries = messages.map(
      ({ phoneNumber, text, path, sentAt }) =>
        html`<article>
          <span class="mark">${localPhone(phoneNumber)} · ${koreanTime(sentAt)}</span>
          <p>${text}</p>
          ${path === null ? '' : html`<a href="${path}">결제 링크 열기</a>`}
        </article>`,
    );
    return c.html(
      frame({
        title: '문자함',
        body: html`<h1>연습용 문자함</h1>
          ${entries.length > 0 ? entries : html`<p>아직 보낸 문자가 없어요.</p>`}`,
      }),
    );
  };
