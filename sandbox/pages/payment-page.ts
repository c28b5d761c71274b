import { Hono } from 'hono';
import { html } from 'hono/html';
import site from '../../locales/ko/site.json';
import { settleOrders } from '../groups/order/life/settle';
import type { OrderRow } from '../groups/order/order-row';
import { amountOf, markPaid, payableUntil } from '../groups/order/payment-link';
import { koreanTime } from '../groups/order/price/korean-calendar';
import { STATUS } from '../groups/order/status';
import type { Sandbox, SandboxApp } from '../server/context';
import { frame } from './frame';

type Content = ReturnType<typeof html>;

const page = (title: string, content: Content) =>
  frame({
    title: '카드 결제',
    body: html`<article>
      <span class="mark">${site.name} 연습용 결제창</span>
      <h1>${title}</h1>
      ${content}
    </article>`,
  });

const won = (row: OrderRow) => `${amountOf(row).toLocaleString('ko-KR')}원`;

const toPay = (row: OrderRow, until: number, problem: string) =>
  page(
    won(row),
    html`<p>${row.pickup} → ${row.dropoff}</p>
      <dl>
        <dt>주문번호</dt>
        <dd>${row.orderNo}</dd>
        <dt>결제 기한</dt>
        <dd>${koreanTime(until)}</dd>
      </dl>
      <form method="post">
        <p role="alert">${problem}</p>
        <button class="primary" name="choice" value="pay">연습카드 1234로 결제하기</button>
        <button name="choice" value="refuse">카드사 거절</button>
      </form>
      <p>진짜 돈은 나가지 않아요.</p>`,
  );

/** The message for an order that can no longer be paid. */
function closed(row: OrderRow) {
  if (row.status === STATUS.cancelled) {
    return page(
      '결제할 수 없는 주문이에요',
      html`<p>결제 기한이 지났거나 취소된 주문이에요. 주문번호 ${row.orderNo}</p>`,
    );
  }
  return page('결제를 완료했어요', html`<p>${won(row)}을 결제했어요. 이 창을 닫고 주문 화면으로 돌아가 주세요.</p>`);
}

/** Plays the card company's page behind a payment link. Anyone who has the link can pay. */
export function paymentPage({ database, clock, options }: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();

  const visit = (token: string, choice?: string) =>
    database.transaction(async (db) => {
      const now = clock.now();
      await settleOrders(db, now);
      const find = () => db.one<OrderRow>('SELECT * FROM orders WHERE paymentToken = ?', [token]);
      const row = await find();
      const until = row && payableUntil(row, now);
      if (row && until && choice === 'pay') await markPaid(db, row, { now, speed: options.speed });
      return { row: await find(), until: until ?? null, isPaid: choice === 'pay' };
    });

  app.on(['GET', 'POST'], '/:token', async (c) => {
    const { choice } = c.req.method === 'POST' ? await c.req.parseBody<Record<string, string>>() : {};
    const { row, until, isPaid } = await visit(c.req.param('token'), choice);
    if (!row) return c.html(page('없는 결제 링크예요', html`<p>문자의 링크를 다시 확인해 주세요.</p>`), 404);
    if (until === null || isPaid) return c.html(closed(row));
    return c.html(toPay(row, until, choice === 'refuse' ? '카드사가 승인하지 않았어요. 다시 결제할 수 있어요.' : ''));
  });

  return app;
}
