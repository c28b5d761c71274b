import { readFileSync } from 'node:fs';
import { signIn } from '../shots/sandbox-session.mjs';
import { percentile } from './percentile.mjs';

const LONG_FRAME_MS = 50;
const HEAD = ['보내는분', '보내는분 전화', '출발지', '받는분', '받는분 연락처', '도착지', '차종', '품명'];
const TEXT = '문 앞에 놓아 주세요 ';

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

/** Pastes, and waits for what follows from it. */
async function paste(page, text) {
  const start = performance.now();
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document
      .querySelector('textarea')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  const accept = page.getByRole('button', { name: /행 가져오기$/ });
  await accept.waitFor();
  const parsed = performance.now();
  await accept.click();
  await page.locator('[data-place="0"]').waitFor();
  const drawn = performance.now();
  await page.getByRole('button', { name: /건 요금 보기$/, disabled: false }).waitFor();
  return { parsed: parsed - start, drawn: drawn - parsed, checked: performance.now() - start };
}

/** Frames that were late while the sheet was scrolled to its end and back. */
const scroll = (page) =>
  page.evaluate(
    (longFrame) =>
      new Promise((resolve) => {
        const frame = document.querySelector('[role="grid"]');
        const start = performance.now();
        let last = start;
        let late = 0;
        let most = 0;
        const step = (now) => {
          if (now - last > longFrame) late += 1;
          last = now;
          frame.scrollTop += 300;
          most = Math.max(most, document.querySelectorAll('[data-place]').length);
          if (now - start < 3_000) requestAnimationFrame(step);
          else resolve({ 'rows in the page': most, 'frames over 50 ms': late });
        };
        requestAnimationFrame(step);
      }),
    LONG_FRAME_MS,
  );

async function type(page) {
  await page.evaluate(() => {
    document.querySelector('[role="grid"]').scrollTop = 0;
    window.keyTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') window.keyTimes.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const note = page.locator('[data-place="1"] [data-column="9"]');
  await note.click();
  await page.keyboard.press('F2');
  await page.keyboard.type(TEXT.repeat(3), { delay: 60 });
  await page.keyboard.press('Enter');
  return page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(window.keyTimes), 500)));
}

/** A sheet from the clipboard to the last address, and the hand in it. */
export async function measureBulk({ slowPage, base }) {
  const rows = {};
  for (const count of [10, 100, 500]) {
    const { page, context } = await slowPage();
    await signIn(context, 'staff');
    await page.goto(`${base}/orders/new?view=bulk`);
    await page.locator('textarea').waitFor();
    const { parsed, drawn, checked } = await paste(page, sheet(count));
    const moved = await scroll(page);
    const keys = await type(page);
    rows[`${count} rows`] = {
      'read, ms': Math.round(parsed),
      'drawn, ms': Math.round(drawn),
      'all addresses found, ms': Math.round(checked),
      ...moved,
      'key p50': percentile(keys, 0.5),
      'key p98': percentile(keys, 0.98),
    };
    await context.close();
  }
  return rows;
}
measureBulk.title = 'The bulk desk';
