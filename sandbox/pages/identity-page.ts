import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { wirePhone } from '../db/people';
import type { Sandbox, SandboxApp } from '../server/context';
import { frame } from './frame';
import { isOwnWebPage } from './web-page';

const VALID_MS = 30 * 60 * 1000;
const MOBILE = /^\+821\d{8,9}$/;

function page(query: Record<string, string>, problem = '') {
  return frame({
    title: '휴대폰 본인확인',
    body: html`<article>
      <span class="mark">연습용 본인확인</span>
      <h1>휴대폰 본인확인</h1>
      <p>아래 이름과 번호로 확인한 것으로 해요. 문자는 보내지 않아요.</p>
      <form method="post">
        <input type="hidden" name="nonce" value="${query.nonce ?? ''}" />
        <input type="hidden" name="returnUrl" value="${query.returnUrl ?? ''}" />
        <label>이름 <input name="name" autocomplete="name" value="${query.name ?? '정하린'}" /></label>
        <label>
          휴대폰 번호
          <input name="phone" inputmode="tel" autocomplete="tel" value="${query.phone ?? '010-7777-1234'}" />
        </label>
        <p role="alert">${problem}</p>
        <button class="primary" name="choice" value="confirm">인증하기</button>
        <button name="choice" value="cancel">취소</button>
      </form>
    </article>`,
  });
}

/** Simulates KCB: confirms an identity and redirects to the page that requested it. */
export function identityPage({ database, clock, options }: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();

  app.get('/', (c) => c.html(page(c.req.query())));

  app.post('/', async (c) => {
    const form = await c.req.parseBody<Record<string, string>>();
    const { nonce = '', returnUrl = '', name = '', phone = '', choice } = form;
    if (!isOwnWebPage(returnUrl, options.webOrigins)) return c.text('returnUrl이 올바르지 않아요.', 400);
    const target = new URL(returnUrl);
    target.searchParams.set('nonce', nonce);
    if (choice !== 'confirm') {
      target.searchParams.set('error', 'cancelled');
      return c.redirect(target.href, 303);
    }

    const phoneNumber = wirePhone(phone);
    if (name.trim() === '' || !MOBILE.test(phoneNumber))
      return c.html(page(form, '이름과 휴대폰 번호를 확인해 주세요.'), 400);
    const token = randomBytes(24).toString('base64url');
    await database.transaction((db) =>
      db.run('INSERT INTO identityChecks VALUES (?, ?, ?, ?, NULL)', [
        token,
        name.trim(),
        phoneNumber,
        clock.now() + VALID_MS,
      ]),
    );
    target.searchParams.set('register_token', token);
    return c.redirect(target.href, 303);
  });

  return app;
}
