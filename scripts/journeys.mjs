// `npm run journeys`: walks the main journeys through the built site and prints clicks, keys, seconds and how far the
// layout shifted without a press (sum of all shifts), on a phone and on a desktop. `window`: presses in the payment window, which
// is not ours; a journey that opens none has none. Needs a running stack (`npm run demo`); changes the sandbox's orders. The seconds are the site's own:
// the script does not stop to think. Names what moved where the layout shifted too far. Asserts nothing but that each
// journey ends.
import { chromium } from '@playwright/test';
import { chromiumArgs, findTestBrowser } from './browser.mjs';
import { siteOrigin } from './lib/ports.mjs';
import { sampleSheet } from './lib/sample-sheet.mjs';
import { postControl } from './lib/sandbox-control.mjs';
import { demandDemo } from './lib/stack.mjs';
import { signIn } from './shots/sandbox-session.mjs';

const base = siteOrigin();
const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** Found within seconds, or the journey fails. */
const LIMIT_MS = 10_000;
const SEND_LIMIT_MS = 60_000;

const PICKUP = { search: '서울특별시청', name: '김보내', phone: '01011112222' };
const DROPOFF = { search: '교보타워', name: '이받아', phone: '01033334444' };
const messageOf = (road, { name, phone }) => `${road}\n${name} ${phone}`;
const PICKUP_MESSAGE = messageOf('서울 중구 세종대로 110', PICKUP);
const DROPOFF_MESSAGE = messageOf('서울 서초구 강남대로 465 3층', DROPOFF);

/** The sum of all shifts in a journey that is still calm. */
const MAX_SHIFT = 0.02;

/** Notes in the page what moves by itself; a shift right after a press is the press's own. */
function noteShifts() {
  window.shifts = [];
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.localName ?? 'gone'} "${node?.textContent?.trim().slice(0, 40) ?? ''}"`;
  };
  const placeOf = ({ x, y, width, height }) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      window.shifts.push({ value, at: Math.round(startTime), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What a person does, counted. */
function hand(page) {
  const count = { clicks: 0, window: 0, keys: 0 };
  const isThere = (locator) => locator.first().isVisible();
  async function click(locator) {
    // Away from the bars at the edges; a radio or a checkbox is an invisible input below its label.
    await locator.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await locator.first().click({ force: true });
    count.clicks += 1;
  }
  async function type(text) {
    await page.keyboard.type(text);
    count.keys += text.length;
  }
  async function press(key) {
    await page.keyboard.press(key);
    count.keys += 1;
  }
  return { count, isThere, click, type, press };
}

/** By the keys, as a person does: what changes right after them is expected. */
const paste = async (page, { click, count }, field, text) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await click(field);
  await page.keyboard.press('Control+V');
  // Ctrl and V.
  count.keys += 2;
};

const addressOf = (page, end) => page.getByRole('combobox', { name: `${end} 주소` });
const rowOf = (page, end) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(end, { exact: true }) })
    .last();

/** An empty phone field offers 010, so that a person types the rest. */
const typePhone = (me, phone) => me.type(phone.replace(/^010/, ''));

/** From the front page or the dashboard into the first field of the composer. */
async function openComposer(page, me) {
  const entry = page.getByRole('textbox', { name: '어디서 보낼까요?' });
  if (await me.isThere(entry)) await me.click(entry);
  else {
    await me.click(page.getByRole('link', { name: /주문하기$|^퀵/ }));
    await addressOf(page, '출발지').waitFor();
    await me.click(addressOf(page, '출발지'));
  }
  await addressOf(page, '출발지').waitFor();
}

/** The address field has the focus. The fewest letters that bring the place first are typed. */
async function describePlace(page, me, end, place) {
  await me.type(place.search.slice(-2));
  await me.click(page.getByRole('option', { name: new RegExp(place.search) }));
  const own = page.getByRole('button', { name: /^내 정보로 채우기/ });
  if (end === '출발지' && (await me.isThere(own))) return me.click(own);
  const row = rowOf(page, end);
  await me.press('Tab');
  const name = row.getByLabel(/^(보내는|받는) 분/);
  if (!(await name.evaluate((element) => element === document.activeElement))) await name.focus();
  await me.type(place.name);
  await me.press('Tab');
  await typePhone(me, place.phone);
}

/** The fewest letters that bring the place first, without its contact. */
async function chooseAddress(page, me, end, place) {
  await me.click(addressOf(page, end));
  await me.type(place.search.slice(-2));
  await me.click(page.getByRole('option', { name: new RegExp(place.search) }));
}

/** Chooses a vehicle if none is chosen, and goes on to the payment step. */
async function goToPayment(page, me) {
  const vehicles = page.getByRole('group', { name: '차량 선택' });
  await vehicles.getByRole('radio').first().waitFor({ state: 'attached' });
  // The proposal comes with the first address; the price takes longer than that.
  if ((await vehicles.locator('input:checked').count()) === 0)
    await me.click(vehicles.getByRole('radio', { name: /^오토바이/ }));
  await me.click(page.getByRole('button', { name: '다음', exact: true }));
  await page.waitForURL('**/orders/payment');
}

async function pay(page, me, { isGuest = false } = {}) {
  const order = page.getByRole('button', { name: /원 주문하기$/, disabled: false });
  await order.first().waitFor();
  const methods = page.getByRole('group', { name: /결제/ });
  if ((await methods.count()) > 0 && (await methods.locator('input:checked').count()) === 0)
    await me.click(methods.getByRole('radio', { disabled: false }));
  if (isGuest) {
    const same = page.getByRole('button', { name: /^출발지 연락처와 같아요/ });
    if (await me.isThere(same)) await me.click(same);
    else {
      await me.click(page.getByLabel('이름', { exact: true }));
      await me.type(PICKUP.name);
      await me.press('Tab');
      await typePhone(me, PICKUP.phone);
    }
    await me.click(page.getByRole('checkbox', { name: /전체 동의/ }));
  }
  await me.click(order);
  const placed = page.getByText(/주문이 접수됐어요|접수했어요/).first();
  // The last method of members may be BrandPay, whose own window asks once more.
  const vendor = page.frameLocator('iframe[title="브랜드페이"]').getByRole('button', { name: '결제하기' });
  await placed.or(page.locator('iframe[title="브랜드페이"]')).first().waitFor();
  if (!(await placed.isVisible())) {
    await vendor.click();
    me.count.window += 1;
  }
  await placed.waitFor();
}

async function typedOrder(page, me, options) {
  await openComposer(page, me);
  await describePlace(page, me, '출발지', PICKUP);
  await me.click(addressOf(page, '도착지'));
  await describePlace(page, me, '도착지', DROPOFF);
  await goToPayment(page, me);
  await pay(page, me, options);
}

/** `as`: who is signed in. `start`: the page on which it begins; its loading is not counted. */
const JOURNEYS = [
  { name: 'bulk: a sheet of 20', as: 'staff', start: '/dashboard', run: firstSheet },
  {
    name: 'bulk: the same sheet again',
    as: 'staff',
    start: '/dashboard',
    async run(page, me) {
      await firstSheet(page, hand(page), SHEET_ROWS * 2);
      await sendSheet(page, me, `같은 ${SHEET_ROWS}건 다시 접수`);
      await page
        .getByText(/^접수 중/)
        .first()
        .waitFor();
      await sheetSent(page);
    },
  },
  { name: 'guest quick order, typed', start: '/', run: (page, me) => typedOrder(page, me, { isGuest: true }) },
  {
    name: 'guest quick order, pasted',
    start: '/',
    async run(page, me) {
      await openComposer(page, me);
      await paste(page, { ...me, click: async () => undefined }, addressOf(page, '출발지'), PICKUP_MESSAGE);
      await page.getByRole('button', { name: /출발지 수정/ }).waitFor();
      await paste(page, me, addressOf(page, '도착지'), DROPOFF_MESSAGE);
      await page.getByRole('button', { name: /도착지 수정/ }).waitFor();
      await goToPayment(page, me);
      await pay(page, me, { isGuest: true });
    },
  },
  { name: 'member order', as: 'member', start: '/dashboard', run: (page, me) => typedOrder(page, me) },
  {
    name: 'repeat an order',
    as: 'consumer',
    start: '/orders/sandbox-order-completed',
    async run(page, me) {
      await me.click(page.getByRole('link', { name: '다시 주문' }));
      await page.waitForURL('**/orders/payment');
      await pay(page, me);
    },
  },
  {
    // Four decisions: from, to, size of the home, day. The rest is agreed with.
    name: 'home move quoted',
    start: '/orders/new?type=HomeMoving',
    async run(page, me) {
      const next = page.locator('button[type="submit"]:visible');
      await chooseAddress(page, me, '출발지', PICKUP);
      await chooseAddress(page, me, '도착지', DROPOFF);
      await me.click(next);
      await me.click(page.getByRole('group', { name: '집 크기' }).getByRole('radio', { name: '20평' }));
      await me.click(next);
      await me.click(page.getByRole('button', { name: '이 목록이 맞아요' }).filter({ visible: true }));
      const days = page.getByRole('group', { name: '이사할 수 있는 날짜' }).getByRole('radio');
      await days.first().waitFor({ state: 'attached' });
      await me.click(days.nth(7));
      await me.click(next);
      await page.getByRole('radio', { name: /^포장이사/ }).waitFor({ state: 'attached' });
      await me.click(next);
      await page.getByText('목록 기준 ±8%').waitFor();
    },
  },
  {
    name: 'recipient opens the link',
    start: '/public/customer/platform/order/sandbox-order-transit',
    isOpened: true,
    run: (page) =>
      page
        .getByRole('list', { name: '진행 상황' })
        .or(page.getByText(/배송 중/))
        .first()
        .waitFor(),
  },
  {
    name: 'cancel an order',
    as: 'consumer',
    start: async () => `/orders/${(await postControl('/orders', { status: 'pending', isFrozen: true })).id}`,
    async run(page, me) {
      await me.click(page.getByRole('button', { name: '주문 취소', exact: true }));
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const reasons = dialog.getByRole('radio');
      if ((await reasons.count()) > 0) await me.click(reasons);
      await me.click(page.getByRole('button', { name: '주문 취소하기' }));
      await page.getByRole('status').getByText('주문이 취소됐어요').waitFor();
    },
  },
];

const SHEET_ROWS = 20;
const sheetSent = (page) => page.getByText(`접수 ${SHEET_ROWS}건`, { exact: true }).waitFor({ timeout: SEND_LIMIT_MS });

async function sendSheet(page, me, name) {
  await me.click(page.getByRole('button', { name, disabled: false }));
  await me.click(page.getByRole('dialog').getByRole('button', { name: '접수하기', exact: true }));
}

/**
 * From the dashboard; on a phone the sheet is opened at its own address, which staff keep open all day. Another `first`
 * address makes another sheet: the same orders would be held back as repeats.
 */
async function firstSheet(page, me, first = 1) {
  const entry = page.getByRole('link', { name: '대량 접수' });
  if (await me.isThere(entry)) await me.click(entry);
  else await page.goto(`${base}/orders/new?view=bulk`);
  const area = page.getByRole('textbox', { name: '표 붙여넣기' });
  await area.waitFor();
  // No click: the page takes a pasted sheet wherever the focus is.
  await paste(page, { ...me, click: async () => undefined }, page.locator('body'), sampleSheet(SHEET_ROWS, { first }));
  await page.getByRole('button', { name: `${SHEET_ROWS}건 접수하기`, disabled: false }).waitFor();
  await sendSheet(page, me, `${SHEET_ROWS}건 접수하기`);
  await sheetSent(page);
}

async function walk(browser, device, { as, start, isOpened = false, run }) {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ ...device, locale: 'ko-KR', timezoneId: 'Asia/Seoul', permissions });
  context.setDefaultTimeout(LIMIT_MS);
  try {
    if (as) await signIn(context, as);
    const page = await context.newPage();
    await page.addInitScript(noteShifts);
    const address = base + (typeof start === 'string' ? start : await start());
    const me = hand(page);
    let startedAt = Date.now();
    // A person starts on a screen that has settled, so loading it is not counted. Screens differ too much for one locator.
    await page.goto(address, { waitUntil: isOpened ? 'commit' : 'networkidle' });
    if (!isOpened) startedAt = Date.now();
    await run(page, me);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    // Parts that load after the last step may shift the layout too. A page that polls never comes to rest: it is measured as it is.
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const shifts = await page.evaluate(() => window.shifts);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    return { row: { ...me.count, seconds, shift: shift.toFixed(3) }, shifts: shift > MAX_SHIFT ? shifts : [] };
  } catch (error) {
    return { row: { failed: String(error).split('\n').slice(0, 3).join(' ').slice(0, 160) }, shifts: [] };
  } finally {
    await context.close();
  }
}

const wanted = process.argv.slice(2).join(' ');
const chosen = JOURNEYS.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) {
  console.error(`Unknown: ${wanted}. There are ${JOURNEYS.map(({ name }) => name).join(' · ')}.`);
  process.exit(1);
}

await demandDemo();
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: chromiumArgs });
let hasFailed = false;
for (const [name, device] of Object.entries(DEVICES)) {
  await postControl('/reset');
  const rows = {};
  const tooFar = [];
  for (const journey of chosen) {
    const { row, shifts } = await walk(browser, device, journey);
    rows[journey.name] = row;
    for (const { value, at, moved } of shifts)
      tooFar.push(`${journey.name}: ${value.toFixed(3)} at ${at} ms\n${moved.map((one) => `  ${one}`).join('\n')}`);
  }
  hasFailed ||= Object.values(rows).some(({ failed }) => failed);
  console.log(`\n${name}`);
  console.table(rows);
  if (tooFar.length > 0) console.log(tooFar.join('\n'));
}
await browser.close();
process.exitCode = hasFailed ? 1 : 0;
