import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import site from '../../locales/ko/site.json';
import type { Sandbox, SandboxApp, SandboxContext } from '../server/context';
import { frame } from './frame';
import { isOwnWebPage } from './web-page';

type Fields = Record<string, string>;

const REFUSALS: Fields = {
  cancel: 'PAY_PROCESS_CANCELED',
  decline: 'REJECT_CARD_COMPANY',
  abort: 'PAY_PROCESS_ABORTED',
};

function page(fields: Fields, body: ReturnType<typeof html>) {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return frame({
    title: site.payName,
    body: html`<article>
      <span class="mark">연습용 ${site.payName}</span>
      <form method="post">${hidden}${body}</form>
    </article>`,
  });
}

const paymentPage = (fields: Fields) =>
  page(
    fields,
    html`<h1>${Number(fields.amount).toLocaleString('ko-KR')}원</h1>
      <p>${fields.orderName ?? ''} · 연습카드 1234. 진짜 돈은 나가지 않아요.</p>
      <button class="primary" name="choice" value="pay">결제하기</button>
      <button name="choice" value="decline">카드사 거절</button>
      <button name="choice" value="refuse">최종 승인 거절</button>
      <button name="choice" value="abort">결제 중단</button>
      <button name="choice" value="cancel">닫기</button>`,
  );

const settingsPage = (fields: Fields) =>
  page(
    fields,
    html`<h1>카드·계좌 관리</h1>
      <p>연습카드 1234 · 연습은행 5678</p>
      <button name="choice" value="cancel">닫기</button>`,
  );

/**
 * A page that posts the result to the page that opened it. Escapes `<`, because the JSON is inside a script element.
 */
const postResultPage = (answer: object, opener: string) =>
  frame({
    title: site.payName,
    body: html`<script>
      parent.postMessage(${raw(JSON.stringify(answer).replaceAll('<', '\\u003c'))}, ${raw(JSON.stringify(opener))});
    </script>`,
  });

/** Simulates BrandPay: its script, its window and its redirect page. */
export function brandpayPages({ database, options }: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();

  const approve = async ({ orderId = '', customerKey = '', amount, choice }: Fields) => {
    const paymentKey = `sandbox_${randomBytes(18).toString('base64url')}`;
    const isRefused = Number(choice === 'refuse');
    await database.transaction((db) =>
      db.run('INSERT INTO brandpayPayments VALUES (?, ?, ?, ?, ?, NULL)', [
        paymentKey,
        orderId,
        customerKey,
        Number(amount),
        isRefused,
      ]),
    );
    return paymentKey;
  };

  function redirect(c: SandboxContext, address: string, answer: Fields) {
    const target = new URL(address);
    for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
    return c.redirect(target.href, 303);
  }

  app.get('/v2/standard.js', async (c) => {
    const script = await readFile(join(options.root, 'sandbox/pages/brandpay-script.js'), 'utf8');
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
  });

  app.get('/brandpay', (c) => {
    const fields = c.req.query();
    return c.html(fields.isSettings ? settingsPage(fields) : paymentPage(fields));
  });

  app.post('/brandpay', async (c) => {
    const form = await c.req.parseBody<Fields>();
    const { opener, successUrl = '', failUrl = '', choice = '', orderId = '', amount = '' } = form;
    const isWindow = opener !== undefined;
    const targets = isWindow ? [opener] : [successUrl, failUrl];
    if (!targets.every((target) => isOwnWebPage(target, options.webOrigins)))
      return c.text('주소가 올바르지 않아요.', 400);

    const refused = REFUSALS[choice];
    if (refused !== undefined) {
      const code = isWindow && choice === 'cancel' ? 'USER_CANCEL' : refused;
      return isWindow
        ? c.html(postResultPage({ code, message: code }, new URL(opener).origin))
        : redirect(c, failUrl, { code, message: code, orderId });
    }
    const paymentKey = await approve(form);
    return isWindow
      ? c.html(
          postResultPage(
            { paymentKey, orderId, amount: { currency: 'KRW', value: Number(amount) } },
            new URL(opener).origin,
          ),
        )
      : redirect(c, successUrl, { paymentKey, orderId, amount });
  });

  return app;
}
