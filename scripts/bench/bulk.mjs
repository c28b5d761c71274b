import { sampleSheet } from '../lib/sample-sheet.mjs';
import { signIn } from '../shots/sandbox-session.mjs';
import { LATE_FRAME_MS } from './late-frame.mjs';
import { percentile } from './percentile.mjs';

const TEXT = 'Please leave it at the front desk on floor 12';

/** Measures in the page, to exclude Playwright's overhead: ms from the action until `selector` exists. */
const untilThere = (page, selector, act, argument) =>
  page.evaluate(
    ([wanted, name, given]) =>
      new Promise((resolve) => {
        const start = performance.now();
        const check = () => {
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          // Includes the frame that shows it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        const observer = new MutationObserver(check);
        observer.observe(document.body, { childList: true, subtree: true });
        globalThis.benchActs[name](given);
        check();
      }),
    [selector, act, argument],
  );

/** The actions by name: the page's policy does not allow evaluating strings. */
const installActs = () => {
  globalThis.benchActs = {
    paste: (copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      document
        .querySelector('textarea')
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
  };
};

/** Pastes, and waits for all consequences: the headers name every column, so the sheet opens at once. */
async function paste(page, text) {
  const drawn = await untilThere(page, '[data-place="0"]', 'paste', text);
  const start = performance.now();
  await page.getByText(/행의 주소 확인 중$/).waitFor({ state: 'hidden' });
  const found = performance.now() - start;
  await page.getByRole('button', { name: /건 접수하기$/, disabled: false }).waitFor({ timeout: 120_000 });
  return { drawn, found, priced: performance.now() - start };
}

/** Counts late frames while scrolling to the end and back. */
const scroll = (page) =>
  page.evaluate(
    (lateFrame) =>
      new Promise((resolve) => {
        const frame = document.querySelector('[role="grid"]');
        const start = performance.now();
        let last = start;
        let late = 0;
        let maxRows = 0;
        const step = (now) => {
          if (now - last > lateFrame) late += 1;
          last = now;
          frame.scrollTop += 300;
          maxRows = Math.max(maxRows, document.querySelectorAll('[data-place]').length);
          if (now - start < 3_000) requestAnimationFrame(step);
          else resolve({ 'rows in the page': maxRows, 'frames over 50 ms': late });
        };
        requestAnimationFrame(step);
      }),
    LATE_FRAME_MS,
  );

/** Measures every key press while editing a cell and moving between cells. */
async function type(page) {
  await page.evaluate(() => {
    document.querySelector('[role="grid"]').scrollTop = 0;
    window.keyTimes = [];
    const names = new Map();
    addEventListener('keydown', ({ timeStamp, key }) => names.set(timeStamp, key), true);
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'keydown') window.keyTimes.push({ key: names.get(startTime) ?? '?', duration });
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.locator('[data-place="1"] [data-column="0"]').click();
  // Enough keys that the p98 is not just the slowest one. Each moves: a key that changes nothing draws no frame, and
  // the keys before it would count until the next one.
  const columns = Number(await page.getByRole('grid').getAttribute('aria-colcount')) - 2;
  const rows = Math.min(20, Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 3);
  const moves = { ArrowRight: columns, ArrowDown: rows, ArrowLeft: columns, ArrowUp: rows };
  for (let round = 0; round < 2; round += 1) {
    for (const [arrow, steps] of Object.entries(moves)) {
      for (let step = 0; step < steps; step += 1) await page.keyboard.press(arrow, { delay: 30 });
    }
  }
  await page.keyboard.press('F2');
  await page.keyboard.type(TEXT, { delay: 60 });
  await page.keyboard.press('Enter');
  return page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(window.keyTimes), 500)));
}

/** Measures from pasting a sheet until the last price is there, then scrolling and typing. */
export async function measureBulk({ slowPage, base }) {
  const rows = {};
  const sheets = [[10], [100], [500], [500, 200]];
  for (const [count, distinct] of sheets) {
    const { page, context } = await slowPage();
    await signIn(context, 'staff');
    await page.addInitScript(installActs);
    await page.goto(`${base}/orders/new?view=bulk`);
    await page.locator('textarea').waitFor();
    const { drawn, found, priced } = await paste(page, sampleSheet(count, { distinct }));
    const moved = await scroll(page);
    const keys = await type(page);
    const times = keys.map(({ duration }) => duration);
    const [slowest] = keys.sort((one, other) => other.duration - one.duration);
    rows[distinct ? `${count} rows, ${distinct} addresses` : `${count} rows`] = {
      'read, checked and drawn, ms': Math.round(drawn),
      'all addresses found, ms': Math.round(found),
      'all prices there, ms': Math.round(priced),
      ...moved,
      'key p50': percentile(times, 0.5),
      'key p98': percentile(times, 0.98),
      'slowest key': slowest ? `${slowest.key} ${slowest.duration}` : '',
    };
    await context.close();
  }
  return rows;
}
measureBulk.title = 'Bulk orders';
