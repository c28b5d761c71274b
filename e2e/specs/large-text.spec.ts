import type { Locator, Page } from '@playwright/test';
import type { SandboxControl } from '../../sandbox/control/client';
import { expectSettled } from '../support/accessibility';
import { openComposer, openPayment, QUICK_ORDER } from '../support/draft';
import { brokenWords, cutTexts, tooNarrow, withLargeText } from '../support/large-text';
import { expect, test } from '../support/test';
import { tooWide } from '../support/too-wide';

const PHONE = { width: 360, height: 780 };
const LAPTOP = { width: 1024, height: 768 };

async function expectWhole(texts: Locator, measure = cutTexts) {
  await expect(texts.first()).toBeVisible();
  await expect.poll(() => measure(texts)).toEqual([]);
}

async function openAt(page: Page, path: string) {
  await page.goto(path);
  await expectSettled(page);
  await expect.poll(() => tooWide(page)).toEqual([]);
}

/** The room that a select has left beside its text, in px. */
const roomLeft = (select: Locator) =>
  select.evaluate((element: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('A canvas has no context.');
    pen.font = font;
    const { width } = pen.measureText(element.selectedOptions[0]?.label ?? '');
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
  });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('An element has no box.');
  return box;
};

/** Twenty minutes before midnight in Korea: times of the next day have the longest texts. */
async function goToLateEvening({ advanceClock }: SandboxControl) {
  const DAY_S = 24 * 3600;
  const lateEvening = 14 * 3600 + 40 * 60;
  await advanceClock((lateEvening - (Math.floor(Date.now() / 1000) % DAY_S) + DAY_S) % DAY_S);
}

/** Of the order in progress, which comes after the page. */
const arrival = (page: Page) => page.getByRole('link', { name: /\d{2}:\d{2}~\d{2}:\d{2} 도착 예정/ });

test.describe('with text of twice the size', () => {
  test.beforeEach(async ({ page }) => {
    await withLargeText(page);
    await page.setViewportSize(PHONE);
  });

  test('signing in and signing up show their texts whole', async ({ page }) => {
    await openAt(page, '/login');
    await expectWhole(page.getByRole('button', { name: /카카오|네이버|Google/i }), tooNarrow);
    expect(await roomLeft(page.getByRole('combobox', { name: '국가 번호' }))).toBeGreaterThanOrEqual(0);
    await openAt(page, '/signup');
    await expectWhole(page.locator('label').filter({ hasText: '위치기반서비스 이용약관' }));
  });

  test('the composer and the payment stay within the page, and the terms have a place each', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openComposer(page, QUICK_ORDER);
    await expectSettled(page);
    await expect(page.getByText(/^[\d,]+원$/).first()).toBeVisible();
    await expect.poll(() => tooWide(page)).toEqual([]);
    await openPayment(page);
    await expectSettled(page);
    await expect.poll(() => tooWide(page)).toEqual([]);
    const terms = page.getByRole('region', { name: '주문 전 확인 사항' }).getByRole('button');
    await expectWhole(terms);
    // An amount whose end is cut would read as a smaller one.
    await expectWhole(terms.getByText(/원$/), tooNarrow);
  });

  test('the orders show their arrival, date and number whole', async ({ page, signIn, sandbox }) => {
    await goToLateEvening(sandbox);
    await signIn();
    await openAt(page, '/dashboard');
    await expectWhole(page.getByRole('heading', { level: 1 }), brokenWords);
    await openAt(page, '/orders');
    await expectWhole(arrival(page));
    await expectWhole(page.getByRole('list', { name: '주문 내역' }).locator('p:first-of-type > small'));
    await expectWhole(page.getByRole('list', { name: '주문 내역' }).locator('a[data-open]'));
    await expectWhole(page.locator('[data-part="act"]'), tooNarrow);

    // The columns of the table would have no room.
    await page.setViewportSize(LAPTOP);
    await openAt(page, '/orders');
    await expectWhole(arrival(page));
    await expectWhole(page.locator('[data-index] a[data-open]'));
    await expect(page.getByRole('button', { name: '선택', exact: true })).toBeVisible();
  });

  test('the menus in English break no word, and the name beside them is whole', async ({ page, signIn }) => {
    await signIn();
    await openAt(page, '/en/orders');
    const name = page.getByRole('banner').getByRole('link', { name: / home$/ });
    await expectWhole(name, tooNarrow);
    await expectWhole(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link'), brokenWords);

    for (const width of [LAPTOP.width, 1440]) {
      await page.setViewportSize({ ...LAPTOP, width });
      await expectWhole(name, tooNarrow);
      await expectWhole(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link'), brokenWords);
      await expectWhole(page.getByRole('button', { name: 'Notifications' }), brokenWords);
      await expectWhole(page.getByRole('link', { name: /^Customer support [\d-]+$/ }), brokenWords);
    }
  });

  test('the profile keeps the points beside or below their word', async ({ page, signIn }) => {
    await signIn();
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      await openAt(page, '/en/user');
      await expectWhole(page.getByText('Points', { exact: true }), brokenWords);
      await expectWhole(page.getByText(/^[\d,]+\spoints$/), brokenWords);
    }
  });

  test('an order stays within the page, and its map keeps the buttons clear of its source', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await goToLateEvening(sandbox);
    const { id } = await sandbox.createOrder({
      status: 'transit',
      isFrozen: true,
      order: { orderType: 'Quick', stops: 1 },
    });
    await signIn();
    await openAt(page, '/orders/sandbox-order-split');
    await expect(page.getByText(/남음$/)).toBeVisible();
    await page.setViewportSize(LAPTOP);
    await openAt(page, `/orders/${id}`);
    const arrivalTime = page.getByText(/^내일 \d{2}:\d{2}~\d{2}:\d{2} 도착 예정$/);
    // It widens its own element, but not the row in the card.
    await expectWhole(page.locator(':has(> div > [role="status"])').filter({ has: arrivalTime }), tooNarrow);
    await page.setViewportSize(PHONE);
    await openAt(page, '/orders?view=map');
    const source = page.getByText('간이 지도(도로 표시 없음)');
    await source.scrollIntoViewIfNeeded();
    const fit = await boxOf(page.getByRole('button', { name: '모두 보이게' }));
    expect(fit.y + fit.height).toBeLessThanOrEqual((await boxOf(source)).y);
  });
});

test.describe('with text of twice the size on the narrowest phone', () => {
  test.beforeEach(async ({ page }) => {
    await withLargeText(page);
    await page.setViewportSize({ width: 320, height: 640 });
  });

  test('no step of an order breaks, and no price lies below a button', async ({ page, signIn, sandbox }) => {
    const order = { orderType: 'Quick', stops: 1 } as const;
    const { id } = await sandbox.createOrder({ status: 'transit', isFrozen: true, order });
    await openComposer(page, QUICK_ORDER);
    const bar = page.locator('[data-bottom="bar"]');
    const amount = bar.getByText(/^[\d,]+원$/).first();
    await expect(amount).toBeVisible();
    await expectSettled(page);
    const [price, button] = await Promise.all([boxOf(amount), boxOf(bar.getByRole('button', { name: '다음' }))]);
    expect(price.x + price.width <= button.x || price.y + price.height <= button.y).toBe(true);

    await signIn();
    await page.goto(`/orders/${id}`);
    await expectWhole(page.getByRole('definition').filter({ hasText: /^\d{6}-\d{6}$/ }), brokenWords);
    for (const path of [`/orders/${id}`, `/public/customer/platform/order/${id}`]) {
      await page.goto(path);
      await expectWhole(page.getByRole('list', { name: '진행 상황' }).locator('b'), brokenWords);
      await expect.poll(() => tooWide(page)).toEqual([]);
    }
  });

  test('a finished order, its papers, a payment and the settings stay within the page', async ({ page, signIn }) => {
    await signIn();
    const paths = ['completed', 'completed?sheet=receipt', 'completed?sheet=claim', 'waiting', 'transit'];
    for (const path of paths) await openAt(page, `/en/orders/sandbox-order-${path}`);
    // A number plate: 서울 95사 6460.
    await expectWhole(page.getByText(/^[가-힣]+\s\d+[가-힣]\s\d{4}$/), brokenWords);
    await expectWhole(page.getByText('Upcoming', { exact: true }), brokenWords);
    await page.getByText('Price details', { exact: true }).click();
    await expectWhole(page.getByRole('term').filter({ hasText: 'Distance' }), brokenWords);

    await openAt(page, '/en/user');
    await expectWhole(
      page.locator('label:has([role="switch"])').getByText(/^(Advertisements|Order notifications)$/),
      brokenWords,
    );
    await expectWhole(page.getByText(/^[\d,]+\spoints$/).locator('..'), tooNarrow);
    await expectWhole(page.getByRole('banner').getByRole('link', { name: / home$/ }), tooNarrow);
  });

  test('no title of the terms, coupon, kind of order or amount breaks', async ({ page, signIn }) => {
    for (const path of ['/terms/location', '/en/terms/marketing']) {
      await openAt(page, path);
      await expectWhole(page.getByRole('heading', { level: 1 }), brokenWords);
    }
    await openAt(page, '/en/orders/new');
    await expectWhole(page.getByRole('group', { name: 'Type of order' }).locator('label'), tooNarrow);
    await signIn();
    await openAt(page, '/en/dashboard');
    await expectWhole(page.getByRole('region', { name: 'Recent orders' }).locator('li > small'), brokenWords);
    await expectWhole(page.getByRole('navigation', { name: 'New order' }).locator('strong'), tooNarrow);
    await openAt(page, '/en/user/coupon');
    await expectWhole(page.locator('article > p, article h3'), brokenWords);
    await expectWhole(page.locator('article > p'), tooNarrow);
    await openAt(page, '/en/orders/sandbox-order-split');
    await expectWhole(page.getByRole('term'), brokenWords);

    await signIn('staff');
    await openAt(page, '/orders');
    // Of the last month: on the first day of a month, its own statement has no order.
    await page.getByRole('link', { name: '거래명세서' }).click();
    await expectWhole(page.getByRole('table').getByRole('cell', { name: /원$/ }), tooNarrow);
  });
});

test('a dialog of a page that is enlarged to 400 % shows its content beside title and buttons', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 320, height: 200 });
  await openAt(page, '/orders/sandbox-order-pending');
  await page.getByRole('button', { name: '주문 취소', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '주문을 취소할까요?' });
  await expectWhole(dialog.locator('[id$="-body"]'));
  await dialog.getByRole('button', { name: '주문 취소하기' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: '주문 취소하기' })).toBeInViewport({ ratio: 1 });
});

test('a long description of an order leaves its button as wide as its text', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 320, height: 740 });
  await openAt(page, '/en/orders');
  await expect(page.getByRole('link', { name: /^Order again/ }).first()).toBeVisible();
  await expectWhole(page.locator('[data-part="act"]'), tooNarrow);
});

test('the button of the name is as wide as its text', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize(PHONE);
  await openAt(page, '/user');
  const name = await boxOf(page.getByRole('textbox', { name: '이름', exact: true }));
  const save = page.locator('form').filter({ has: page.getByRole('textbox', { name: '이름', exact: true }) });
  expect((await boxOf(save.getByRole('button', { name: '저장', exact: true }))).width).toBeLessThan(name.width / 2);
});

test('an order number has one line beside the map', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize(LAPTOP);
  await openAt(page, '/orders/sandbox-order-return');
  const number = page.getByRole('definition').filter({ hasText: /^\d{6}-\d{6}$/ });
  await expect(number).toBeVisible();
  expect((await boxOf(number)).height).toBeLessThan(30);
});

test('a short consent has one line', async ({ page }) => {
  await openAt(page, '/signup');
  const consent = page.locator('label').filter({ hasText: /^필수 이용약관$/ });
  expect((await boxOf(consent.getByText('이용약관'))).y).toBeCloseTo((await boxOf(consent.getByText('필수'))).y, 0);
});
