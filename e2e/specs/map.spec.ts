import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../support/accessibility';
import { closeSites, siteWith } from '../support/configured-site';
import { inventedMap } from '../support/invented-map';
import { tilePicture } from '../support/picture';
import { expect, test } from '../support/test';

test.afterEach(closeSites);

/** Collects requests to other hosts: pictures, tiles and styles must be our own. */
function foreignRequests(page: Page) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  return foreign;
}

async function expectDrawn(page: Page, region: string, part: 'driver' | 'group' = 'driver') {
  const map = page.getByRole('region', { name: region });
  await expect(map.getByRole('application', { name: '지도' })).toBeVisible();
  await expect(map.locator(`[data-part="${part}"]`).first()).toBeVisible();
  return map;
}

test('an order in progress is on a map, with its route and driver', async ({ page, signIn }) => {
  const foreign = foreignRequests(page);
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/orders/sandbox-order-transit');

  const map = await expectDrawn(page, '경로 지도');
  await expect(map.locator('[data-part="stop"]')).toHaveCount(3);
  await expectAccessibleInBothSchemes(page);
  expect(foreign).toEqual([]);
});

test('the shared page has the map too, with the distance as text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/public/customer/platform/order/sandbox-order-transit');

  await expectDrawn(page, '경로 지도');
  await expect(page.getByText(/^(다음 목적지|도착지)까지/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

const MAP_ADDRESS = '/maps/city.0123456789ab.pmtiles';

/** Serves the site as configured with a street map; `file`: null if it is missing. */
async function withStreetMap(page: Page, file: Buffer | null) {
  await page.route('**/maps/**', async (route) => {
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? [];
    if (!file || from === undefined || to === undefined) return route.fulfill({ status: 404 });
    const body = file.subarray(Number(from), Number(to) + 1);
    const contentRange = `bytes ${from}-${Number(from) + body.length - 1}/${file.length}`;
    return route.fulfill({ status: 206, headers: { 'Content-Range': contentRange, ETag: '"one"' }, body });
  });
  // The page reads its values from a JSON block, which the policy keeps scripts from changing.
  await page.addInitScript((address) => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]): unknown => {
      const value: unknown = parse(text, reviver);
      const isEnvironment = typeof value === 'object' && value !== null && 'NEXT_PUBLIC_PROVIDER_HOST' in value;
      return isEnvironment ? { ...value, NEXT_PUBLIC_MAP_FILE: address } : value;
    };
  }, MAP_ADDRESS);
}

/** How many colours the canvas has; nothing drawn is one. Read from a copy: repeated reading would slow the canvas down. */
const colorsOf = (canvas: HTMLCanvasElement | SVGElement) => {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
  copy?.drawImage(canvas, 0, 0);
  const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
};

/** Pixels between the driver and the middle of the map. */
const driverFromMiddle = (map: HTMLElement | SVGElement) => {
  const middle = (element: Element | null) => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect(Infinity);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [frame, driver] = [middle(map), middle(map.querySelector('[data-part="driver"]'))];
  return Math.hypot(driver.x - frame.x, driver.y - frame.y);
};

/** Position of the pickup relative to the map, regardless of scrolling. */
const pickupInMap = (map: HTMLElement | SVGElement) => {
  const frame = map.getBoundingClientRect();
  const mark = map.querySelector('[data-kind="pickup"]')?.getBoundingClientRect() ?? new DOMRect(Infinity);
  return [mark.x - frame.x, mark.y - frame.y].map(Math.round);
};

test('a street map comes from one file of the site, and the map follows the driver until it is moved', async ({
  page,
  signIn,
}) => {
  const foreign = foreignRequests(page);
  await withStreetMap(
    page,
    process.env.MAP_FILE ? readFileSync(process.env.MAP_FILE) : inventedMap({ lat: 37.52, lng: 126.95 }),
  );
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/orders/sandbox-order-transit');
  const map = await expectDrawn(page, '경로 지도');
  const streets = map.locator('canvas[data-state="complete"]');
  await expect(streets).toBeAttached();
  // Land, water, park and roads.
  await expect.poll(() => streets.evaluate(colorsOf)).toBeGreaterThan(5);
  await expect(map.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/copyright/,
  );
  await expect(map.getByRole('application')).toHaveAccessibleDescription(/다음 목적지까지 .+ 남았어요/);

  const follow = map.getByRole('button', { name: '실시간 위치 보기' });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  // So close, streets have names; the invented town does not reach to the driver.
  if (process.env.MAP_FILE)
    await expect.poll(() => map.locator('.map-street-names canvas').evaluate(colorsOf)).toBeGreaterThan(5);
  // The order's status moves the driver at any time, and the map with it.
  await expect.poll(() => map.evaluate(driverFromMiddle)).toBeLessThan(4);
  await map.getByRole('application').press('ArrowLeft');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');

  await map.getByRole('button', { name: '출처' }).click();
  const credits = page.getByRole('dialog', { name: '지도 데이터 출처' });
  await expect(credits.getByRole('link', { name: /ODbL/ })).toBeVisible();
  await expect(credits.getByRole('link', { name: '같은 라이선스로 파일 다운로드' })).toHaveAttribute(
    'href',
    MAP_ADDRESS,
  );
  if (!process.env.MAP_FILE) await expect(credits.getByText('© Invented town')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  expect(foreign).toEqual([]);
});

test('without its file the street map is the sketch, and says so', async ({ page, signIn }) => {
  await withStreetMap(page, null);
  await signIn();
  await page.goto('/orders/sandbox-order-transit');
  const map = await expectDrawn(page, '경로 지도');
  await expect(map.getByText('간이 지도')).toBeVisible();
  await expect(map.locator('[data-part="place"]').first()).toBeVisible();
  await expect(map.locator('canvas')).toHaveCount(0);
});

// A violation of the policy or of Trusted Types is a complaint of the page, and fails the test.
test(
  'image tiles of a supplier are shown under the strict policy, without a request to anyone else',
  { tag: '@long' },
  async ({ page }) => {
    const foreign = foreignRequests(page);
    await page.route('https://tiles.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: tilePicture() }),
    );
    const site = await siteWith({
      MAP_FILE: '',
      MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_ATTRIBUTION: '© 지도 회사',
      MAP_MAX_ZOOM: '18',
    });
    await page.goto(`${site}/public/customer/platform/order/sandbox-order-transit`);
    const map = await expectDrawn(page, '경로 지도');
    const tile = map.locator('img.leaflet-tile-loaded').first();
    await expect(tile).toBeVisible();
    // Blocked by the policy, it would have no width.
    expect(await tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await expect(map.getByText('© 지도 회사')).toBeVisible();
    expect(new Set(foreign.map((url) => new URL(url).host))).toEqual(new Set(['tiles.example']));
  },
);

test('the orders in progress are on one map that opens them', async ({ page, signIn }) => {
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/orders');
  await page.getByRole('link', { name: '지도로 보기' }).press('Enter');
  await expect(page).toHaveURL('/orders?view=map');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const map = await expectDrawn(page, '진행 중인 주문 지도');
  await expectAccessibleInBothSchemes(page);
  const marker = map.getByRole('button', { name: /^1번 주문 열기/ });
  const order = page.getByRole('list', { name: '진행 중인 주문' }).getByRole('link').first();
  const address = await order.getAttribute('href');
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');

  await page.goBack();
  await expectDrawn(page, '진행 중인 주문 지도');
});

test('a fleet is a few numbers on the map, and a press opens one of them', async ({ page, sandbox, signIn }) => {
  const driver = await sandbox.createUser();
  const order = { userId: driver.id, status: 'transit', isFrozen: true } as const;
  await Promise.all(Array.from({ length: 30 }, () => sandbox.createOrder(order)));
  await signIn(driver);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/orders?view=map');

  const map = await expectDrawn(page, '진행 중인 주문 지도', 'group');
  const groups = map.getByRole('button', { name: /^주문 \d+건/ });
  const single = map.getByRole('button', { name: /번 주문 열기/ });
  const shown = async () => {
    const numbers = await groups.allTextContents();
    return numbers.reduce((sum, text) => sum + Number(text), 0) + (await single.count());
  };
  await expect(groups.or(single).nth(20)).not.toBeAttached();
  await expect.poll(shown).toBe(30);
  const [first = ''] = await groups.allTextContents();
  await groups.first().press('Enter');
  // The focus stays with its orders.
  await expect(map.locator('button:focus')).not.toHaveText(first);
  await expect.poll(shown).toBe(30);
});

test('the map is panned, zoomed and reset by keyboard alone', async ({ page, signIn }) => {
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/orders/sandbox-order-transit');
  const map = await expectDrawn(page, '경로 지도');
  const pickupAt = () => map.evaluate(pickupInMap);
  // The way comes after the driver, and the map makes room for it.
  await expect(map.locator('path.map-way')).toHaveAttribute('d', /L/);
  const home = await pickupAt();

  await map.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(pickupAt).not.toEqual(home);
  await map.getByRole('button', { name: '확대' }).press('Enter');
  await map.getByRole('button', { name: '모두 보이게' }).press('Enter');
  await expect.poll(pickupAt).toEqual(home);
});

test('without the map all information is there as text, and the map loads on retry', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: '지도로 보기' })).toBeVisible();
  await page.waitForLoadState('networkidle'); // the page's own code, which comes in parts, must be here first
  // From here on no further code loads.
  await page.route('**/_next/static/**', (route) => route.abort());
  await page.getByRole('link', { name: '지도로 보기' }).click();
  const failed = page.getByText('화면 일부를 불러오지 못했어요.');
  await expect(failed).toBeVisible();
  await page.unroute('**/_next/static/**');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expectDrawn(page, '진행 중인 주문 지도');
});

test('leaving the page during a zoom causes no error', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/orders/sandbox-order-transit');
  const map = await expectDrawn(page, '경로 지도');
  // The first input replaces the picture.
  await page.mouse.move(5, 5);
  await expect(map.locator('.leaflet-marker-icon').first()).toBeAttached();
  await page.clock.install();

  // Clicked in the page, because Playwright could not click both fast enough.
  const zoom = await map.getByRole('button', { name: '확대' }).elementHandle();
  const list = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '주문 내역' });
  await list.evaluate((link, button) => {
    const press = (element: Element | null) =>
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    press(button);
    requestAnimationFrame(() => requestAnimationFrame(() => press(link)));
  }, zoom);

  await expect(page.getByRole('heading', { level: 1, name: '주문 내역' })).toBeVisible();
  // A page error would fail the test.
  await page.clock.runFor(1_000);
});
