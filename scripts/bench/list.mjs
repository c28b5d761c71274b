import { postControl } from '../lib/sandbox-control.mjs';
import { signIn } from '../shots/sandbox-session.mjs';
import { LATE_FRAME_MS } from './late-frame.mjs';
import { percentile } from './percentile.mjs';

const ROWS = '[data-index] a[data-open]';
/** A single reload says too little: with the same orders it takes 1.2 to 2.1 s. */
const RELOADS = 9;

/** Ms from a reload until the first rows, the median of several. */
async function reload(page) {
  const times = [];
  for (let index = 0; index < RELOADS; index += 1) {
    const start = performance.now();
    await page.reload();
    await page.locator(ROWS).first().waitFor();
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
}

/** Counts rendered rows and late frames while scrolling fast for five seconds. */
function scroll(page) {
  return page.evaluate(
    (lateFrame) =>
      new Promise((resolve) => {
        const start = performance.now();
        let last = start;
        let late = 0;
        let frames = 0;
        let maxRows = 0;
        const step = (now) => {
          if (now - last > lateFrame) late += 1;
          last = now;
          frames += 1;
          window.scrollBy(0, 400);
          maxRows = Math.max(maxRows, document.querySelectorAll('[data-index]').length);
          if (now - start < 5_000) requestAnimationFrame(step);
          else resolve({ 'rows in the page': maxRows, 'frames over 50 ms': `${late} of ${frames}` });
        };
        requestAnimationFrame(step);
      }),
    LATE_FRAME_MS,
  );
}

/** Ms from the response to a filter until the frame that shows its rows. */
async function changeFilter(page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator(ROWS).first().waitFor();
  return page.evaluate(async () => {
    const answered = new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const answer = list.getEntries().find(({ name }) => /\/orders\?.*status=3/.test(name));
        if (answer) resolve(answer.responseEnd);
      }).observe({ type: 'resource' });
    });
    const shown = new Promise((resolve) => {
      const busy = () => document.querySelector('[role="table"]')?.getAttribute('aria-busy') === 'true';
      let wasBusy = false;
      const check = (now) => {
        wasBusy ||= busy();
        if (wasBusy && !busy()) resolve(now);
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });
    document.querySelector('input[type="radio"][value="completed"]').click();
    const [from, to] = await Promise.all([answered, shown]);
    return Math.round(to - from);
  });
}

/** Compares first rows, scrolling and filtering for a hundred thousand orders with one page of them. */
export async function measureList({ slowPage, base }) {
  const rows = {};
  let onePage;
  for (const orders of [0, 10_000, 100_000]) {
    await postControl('/reset', { orders });
    const { page, context } = await slowPage();
    await signIn(context, orders === 0 ? 'staff' : 'consumer');
    await page.goto(`${base}/orders`);
    await page.locator(ROWS).first().waitFor();
    const first = await reload(page);
    onePage ??= first;
    rows[orders === 0 ? 'a page or two' : `${orders} orders`] = {
      'first rows, ms': first,
      'against one page': (first / onePage).toFixed(2),
      ...(orders === 0 ? {} : await scroll(page)),
      'filter to rows, ms': await changeFilter(page),
    };
    await context.close();
  }
  await postControl('/reset');
  return rows;
}
measureList.title = 'The order list';
