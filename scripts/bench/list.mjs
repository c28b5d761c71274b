import { signIn } from '../shots/sandbox-session.mjs';

const LONG_FRAME_MS = 50;

async function reset(provider, orders) {
  const answer = await fetch(`${provider}/__sandbox/reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ orders }),
  });
  if (!answer.ok) throw new Error(`The sandbox does not make ${orders} orders: ${answer.status}`);
}

/** Rows in the document and frames that were late while scrolling fast for five seconds. */
function scroll(page) {
  return page.evaluate(
    (longFrame) =>
      new Promise((resolve) => {
        const start = performance.now();
        let last = start;
        let late = 0;
        let most = 0;
        const step = (now) => {
          if (now - last > longFrame) late += 1;
          last = now;
          window.scrollBy(0, 400);
          most = Math.max(most, document.querySelectorAll('[data-index]').length);
          if (now - start < 5_000) requestAnimationFrame(step);
          else resolve({ 'rows in the page': most, 'frames over 50 ms': late });
        };
        requestAnimationFrame(step);
      }),
    LONG_FRAME_MS,
  );
}

export async function measureList({ slowPage, base, provider }) {
  const rows = {};
  for (const orders of [100, 10_000]) {
    await reset(provider, orders);
    const { page, context } = await slowPage();
    await signIn(context, 'consumer');
    const start = performance.now();
    await page.goto(`${base}/orders`);
    await page.locator('[data-index] a').first().waitFor();
    const first = Math.round(performance.now() - start);
    rows[`${orders} orders`] = { 'first rows, ms': first, ...(await scroll(page)) };
    await context.close();
  }
  await reset(provider, 0);
  return rows;
}
measureList.title = 'The order list';
