import { readFileSync } from 'node:fs';
import { signIn } from '../shots/sandbox-session.mjs';
import { LATE_FRAME_MS } from './late-frame.mjs';
import { percentile } from './percentile.mjs';

const HEAD = ['보내는분', '보내는분 전화', '출발지', '받는분', '받는분 연락처', '도착지', '차종', '품명'];
const TEXT = 'Please leave it at the front desk on floor 12';

const addresses = JSON.parse(readFileSync('sandbox/db/addresses.json', 'utf8'));

function sheet(rows) {
  const deliveries = Array.from({ length: rows }, (_, index) => [
    '박서준',
    '010-2345-6789',
    addresses[0][0],
    `고객${index}`,
    `010-3000-${1000 + index}`,
    addresses[index % addresses.length][0],
    '오토바이',
    '서류',
  ]);
  return [HEAD, ...deliveries].map((row) => row.join('\t')).join('\n');
}

/** In the page, so that nothing of Playwright's own is in the figures: what is done, until `selector` is there. */
const untilThere = (page, selector, act, argument) =>
  page.evaluate(
    ([wanted, name, given]) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () => {
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          // With the frame that shows it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
        globalThis.benchActs[name](given);
        look();
      }),
    [selector, act, argument],
  );

/** What the customer does with the sheet, by name: the page's policy lets no text become code. */
const installActs = () => {
  globalThis.benchActs = {
    paste: (copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      document
        .querySelector('textarea')
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    accept: () => document.querySelector('main button[data-variant="primary"]').click(),
  };
};

/** Pastes, and waits for what follows from it. */
async function paste(page, text) {
  const parsed = await untilThere(page, 'main select', 'paste', text);
  const start = performance.now();
  const drawn = await untilThere(page, '[data-place="0"]', 'accept');
  await page.getByRole('button', { name: /건 요금 보기$/, disabled: false }).waitFor();
  return { parsed, drawn, found: performance.now() - start };
}

/** Frames that were late while the sheet was scrolled to its end and back. */
const scroll = (page) =>
  page.evaluate(
    (lateFrame) =>
      new Promise((resolve) => {
        const frame = document.querySelector('[role="grid"]');
        const start = performance.now();
        let last = start;
        let late = 0;
        let most = 0;
        const step = (now) => {
          if (now - last > lateFrame) late += 1;
          last = now;
          frame.scrollTop += 300;
          most = Math.max(most, document.querySelectorAll('[data-place]').length);
          if (now - start < 3_000) requestAnimationFrame(step);
          else resolve({ 'rows in the page': most, 'frames over 50 ms': late });
        };
        requestAnimationFrame(step);
      }),
    LATE_FRAME_MS,
  );

/** Every key that the hand in the sheet presses: into a cell, out of it, and along the cells. */
async function type(page) {
  await page.evaluate(() => {
    document.querySelector('[role="grid"]').scrollTop = 0;
    window.keyTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') window.keyTimes.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.locator('[data-place="1"] [data-column="1"]').click();
  // There and back: enough keys for a p98 that is not just the slowest.
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    for (let step = 0; step < 20; step += 1) await page.keyboard.press(arrow, { delay: 30 });
  }
  await page.keyboard.press('F2');
  await page.keyboard.type(TEXT, { delay: 60 });
  await page.keyboard.press('Enter');
  return page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(window.keyTimes), 500)));
}

/** A sheet from the clipboard to the last address, and the hand in it. */
export async function measureBulk({ slowPage, base }) {
  const rows = {};
  for (const count of [10, 100, 500]) {
    const { page, context } = await slowPage();
    await signIn(context, 'staff');
    await page.addInitScript(installActs);
    await page.goto(`${base}/orders/new?view=bulk`);
    await page.locator('textarea').waitFor();
    const { parsed, drawn, found } = await paste(page, sheet(count));
    const moved = await scroll(page);
    const keys = await type(page);
    rows[`${count} rows`] = {
      'read, ms': Math.round(parsed),
      'checked and drawn, ms': Math.round(drawn),
      'both, ms': Math.round(parsed + drawn),
      'all addresses found, ms': Math.round(found),
      ...moved,
      'key p50': percentile(keys, 0.5),
      'key p98': percentile(keys, 0.98),
    };
    await context.close();
  }
  return rows;
}
measureBulk.title = 'The bulk desk';
