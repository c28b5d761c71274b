import { percentile } from './percentile.mjs';

// Latin letters, because Playwright types Hangul without a keydown to measure.
const TEXT = 'josimhi butakdeuryeoyo gamsahamnida '.repeat(3);

/** Key press to frame, by the Event Timing API. */
async function typeInto(page, field) {
  await field.focus();
  await page.evaluate(() => {
    window.keyTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') window.keyTimes.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.keyboard.type(TEXT, { delay: 60 });
  return page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(window.keyTimes), 500)));
}

/** Measures the composer with up to 20 open places, against a page with a single field. */
export async function measureKeystrokes({ slowPage, base }) {
  const rows = {};
  const { page: alone, context } = await slowPage();
  await alone.goto(`${base}/forgotpassword`);
  const floor = await typeInto(alone, alone.locator('input[type="tel"]').first());
  rows['one field'] = { p50: percentile(floor, 0.5), p98: percentile(floor, 0.98) };
  await context.close();

  for (const stops of [2, 10, 20]) {
    const { page, context: own } = await slowPage();
    await page.goto(`${base}/orders/new`);
    const add = page.getByRole('button', { name: '경유지 추가', exact: true });
    for (let stop = 2; stop < stops; stop += 1) await add.click();
    const times = await typeInto(page, page.getByLabel(/기사님께 요청사항/));
    rows[`composer, ${stops} places`] = { p50: percentile(times, 0.5), p98: percentile(times, 0.98) };
    await own.close();
  }
  return rows;
}
measureKeystrokes.title = 'Key to frame, ms';
