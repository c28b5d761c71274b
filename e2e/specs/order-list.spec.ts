import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/accessibility';
import { pressOn } from '../support/keyboard';
import { expect, test } from '../support/test';

const ready = async (page: Page) => {
  await expect(page.locator('[data-index] a[data-open]').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

async function exportFile(page: Page, kind: string, name: RegExp) {
  await page.getByRole('button', { name: '다운로드' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name }).check();
  const saving = page.waitForEvent('download', { timeout: 60_000 });
  await dialog.getByRole('button', { name: '다운로드' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^주문내역_.*\\.${kind}$`));
  await expect(page.getByRole('status').filter({ hasText: '파일로 저장했어요' })).toBeVisible();
  return readFile(await file.path());
}

test(
  'ten thousand orders scroll to the last one, keep their position while one is open, and are exported as xlsx',
  { tag: '@long' },
  async ({ page, sandbox, signIn }) => {
    await sandbox.reset({ orders: 10_000 });
    await signIn();
    await page.goto('/orders?sort=totalDesc');
    await ready(page);
    await page.locator('[data-index] a[data-open]').first().focus();
    await page.keyboard.press('End');
    // A row that is still loading has the focus itself; Enter on it opens the order too.
    const last = page.locator('[data-index]:is(:focus, :focus-within) [data-open]');
    await expect(last).toBeVisible();
    expect(await page.locator('[data-index]').count()).toBeLessThanOrEqual(60);
    const number = await last.textContent();
    const scrolled = await page.evaluate(() => window.scrollY);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\/sandbox-/);
    await page.goBack();
    await expect(page).toHaveURL('/orders?sort=totalDesc');
    await expect(page.getByRole('link', { name: number ?? '', exact: true })).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(100);

    expect((await exportFile(page, 'xlsx', /^엑셀/)).subarray(0, 2).toString()).toBe('PK');
  },
);

test(
  'a stopped export leaves no file and the list unchanged; then ten thousand orders are exported as csv',
  { tag: '@long' },
  async ({ page, sandbox, signIn }) => {
    await sandbox.reset({ orders: 10_000 });
    await signIn();
    await page.goto('/orders');
    await ready(page);
    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));

    await sandbox.delay('listOrders', 1_000);
    await page.getByRole('button', { name: '다운로드' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '다운로드' }).click();
    await dialog.getByRole('button', { name: '다운로드 중단' }).click();
    await expect(dialog.getByRole('radio', { name: /^엑셀/ })).toBeVisible();
    await dialog.getByRole('button', { name: '닫기' }).click();
    await expect(dialog).toBeHidden();

    await sandbox.clearFaults();
    const bytes = await exportFile(page, 'csv', /^CSV/);
    expect(bytes.toString().trim().split('\r\n').length).toBeGreaterThan(10_000);
    expect(files).toEqual([expect.stringMatching(/\.csv$/)]);
  },
);

test('an order is cancelled from its row and stays cancelled', async ({ page, sandbox, signIn }) => {
  const order = await sandbox.createOrder({ status: 'pending' });
  await signIn();
  await page.goto('/orders');
  await page.getByRole('button', { name: `취소 ${order.orderNo}` }).click();
  await page.getByRole('button', { name: '주문 취소하기' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: order.orderNo, exact: true }) });
  await expect(row.getByText('취소됨')).toBeVisible();
  await expect(row.getByRole('link', { name: order.orderNo, exact: true })).toBeFocused();
  await page.reload();
  await expect(row.getByText('취소됨')).toBeVisible();
});

test('pages are changed by keyboard alone', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/orders?view=pages');
  await ready(page);
  // From the last row: a hundred Tab stops before it are not what this is about.
  await page.getByRole('row').last().getByRole('checkbox').focus();
  await pressOn(page, page.getByRole('link', { name: '2페이지' }));
  await expect(page).toHaveURL('/orders?view=pages&page=2');
  await expect(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '22');
  await pressOn(page, page.getByRole('checkbox', { name: /^주문 .* 선택$/ }).first(), 'Space');
  await expect(page.getByRole('region', { name: '선택한 주문' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the bar of selected orders covers no order that keys or thumb come to', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/orders');
    await ready(page);
    await page.getByRole('button', { name: '선택', exact: true }).click();
    const boxes = page.getByRole('checkbox', { name: /^주문 .* 선택$/ });
    await boxes.first().check();
    const bar = page.getByRole('region', { name: '선택한 주문' });
    const tabs = page.getByRole('navigation', { name: '바로가기' });

    const edges = (part: Locator) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const room = async (above: Locator, below: Locator) => (await edges(below)).top - (await edges(above)).bottom;

    await page.evaluate(() => window.scrollTo(0, 0));
    // The list begins at the bottom of the window, which would push the bar behind the tabs.
    await expect.poll(() => room(bar, tabs)).toBeGreaterThan(0);

    await boxes.first().focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Tab', 'Tab', 'Tab', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect.poll(() => room(page.locator(':focus'), bar)).toBeGreaterThan(0);
    }

    const total = await page.locator('[data-index="0"]').getAttribute('aria-setsize');
    const last = page.locator(`[aria-posinset="${total}"]`);
    await page.keyboard.press('End');
    await expect(last.locator('a[data-open]')).toBeVisible();
    await expect.poll(() => room(last, bar)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 10_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect.poll(() => room(last, bar)).toBeGreaterThan(0);
  });
});

const WORDS = {
  ko: ['배정 대기', '결제 대기', '기사 배정', '픽업 완료', '배송 중', '배송 완료', '배송 실패', '취소됨', '반송'],
  en: [
    'Finding a driver',
    'Awaiting payment',
    'Driver assigned',
    'Picked up',
    'On the way',
    'Delivered',
    'Delivery failed',
    'Cancelled',
    'Returned',
  ],
};
const STATUSES = [
  'pending',
  'waitingForPayment',
  'active',
  'activeAndPickedUp',
  'transit',
  'completed',
  'incompleted',
  'cancelled',
  'return',
] as const;

for (const [language, path] of [
  ['ko', '/orders'],
  ['en', '/en/orders'],
] as const) {
  test(`every status is in the list, ${language}`, { tag: '@long' }, async ({ page, sandbox, signIn }) => {
    // A new user, whose short list contains only these orders.
    const owner = await sandbox.createUser();
    for (const status of STATUSES)
      await sandbox.createOrder({ userId: owner.id, status, isFrozen: true, order: { orderType: 'Quick' } });
    await signIn(owner);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [360, 1440]) {
      await test.step(`${width} wide`, async () => {
        // Tall enough to show all of it.
        await page.setViewportSize({ width, height: 4000 });
        await page.goto(path);
        await ready(page);
        for (const word of WORDS[language]) {
          await expect(page.locator('[data-tone]').filter({ hasText: word }).first()).toBeVisible();
        }
        await expectAccessibleInBothSchemes(page);
      });
    }
  });
}
