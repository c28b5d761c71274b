import { typeInto } from './type-into.mjs';

// Latin letters, because Playwright types Hangul without a keydown to measure.
const TEXT = 'josimhi butakdeuryeoyo gamsahamnida '.repeat(3);

const KEY_MS = 60;

/** Measures the composer with up to 20 open places, against a page with a single field. */
export async function measureKeystrokes({ slowPage, base }) {
  const rows = {};
  const { page: alone, context } = await slowPage();
  await alone.goto(`${base}/forgotpassword`);
  rows['one field'] = await typeInto(alone, alone.locator('input[type="tel"]').first(), TEXT, KEY_MS);
  await context.close();

  for (const stops of [2, 10, 20]) {
    const { page, context: own } = await slowPage();
    await page.goto(`${base}/orders/new`);
    const add = page.getByRole('button', { name: '경유지 추가', exact: true });
    for (let stop = 2; stop < stops; stop += 1) await add.click();
    rows[`composer, ${stops} places`] = await typeInto(page, page.getByLabel(/기사님께 요청사항/), TEXT, KEY_MS);
    await own.close();
  }
  return rows;
}
measureKeystrokes.title = 'Key to frame, ms';
