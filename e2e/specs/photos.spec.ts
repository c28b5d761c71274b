import type { Page } from '@playwright/test';
import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { expectAccessible } from '../support/accessibility';
import { openComposer, QUICK_ORDER } from '../support/draft';
import { printed } from '../support/pdf';
import { picture } from '../support/picture';
import { expect, test } from '../support/test';

async function choosePhotos(page: Page, orderId: string, names: string[]) {
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: '사진 추가' }).click();
  await page.locator('input[type="file"]').setInputFiles(names.map((name) => picture(name)));
}

/** Waits until all code that the page has asked for is here. */
const waitForCode = (page: Page) =>
  page.waitForFunction(() =>
    [...document.scripts].every(({ src }) => src === '' || performance.getEntriesByName(src).length > 0),
  );

test('photos are sent with a delivery; a failed one is retried alone', async ({ page, sandbox, signIn }) => {
  const composer = new ComposerScreen(page);
  await signIn('member');
  await openComposer(page, QUICK_ORDER);
  const input = page
    .getByLabel('사진 추가', { exact: true })
    .locator('visible=false')
    .or(page.locator('input[type="file"]'))
    .first();
  await input.setInputFiles([
    picture('하나.png'),
    picture('둘.png'),
    picture('셋.png'),
    { name: '문서.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') },
  ]);
  await expect(page.getByText('사진 3장을 선택했어요.')).toBeAttached();
  await expect(page.getByText(/사진 파일이 아니에요/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: '선택한 사진' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);

  await composer.chooseType('화물');
  await composer.chooseVehicle('다마스');
  await composer.next().click();
  await sandbox.fail('storage', { status: 413, times: 1 });
  await new PaymentScreen(page).payBy('현금');
  await new PaymentScreen(page).place().click();
  await expect(page.getByText('사진 1장을 올리지 못했어요. 주문에는 영향이 없어요.')).toBeVisible();
  await expect(page.getByText('3장 중 2장을 올렸어요.')).toBeVisible();
  await page.getByRole('button', { name: '실패한 사진만 다시 올리기' }).click();
  await expect(page.getByText('3장 중 3장을 올렸어요.')).toBeVisible();
  await expect(page.getByRole('img', { name: /주문 사진/ })).toHaveCount(3);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a photo added during the delivery gets into the ledger; a failed one is retried', async ({
  page,
  sandbox,
  signIn,
}) => {
  const order = await sandbox.createOrder({ status: 'transit', isFrozen: true });
  await signIn();
  await choosePhotos(page, order.id, ['현관.png', '거실.png']);
  await page.getByRole('radio', { name: '운송 후' }).check();
  await sandbox.fail('storage', { status: 413, times: 1 });
  await page.getByRole('button', { name: '2장 올리기' }).click();
  await expect(page.getByText('2장 중 1장을 올렸어요.')).toBeVisible();
  await page.getByRole('button', { name: '실패한 사진만 다시 올리기' }).click();
  await expect(page.getByText('2장 중 2장을 올렸어요.')).toBeVisible();

  const card = page.getByRole('region', { name: '사진', exact: true });
  await expect(card.getByRole('img', { name: /주문 사진/ })).toHaveCount(2);
  await expect(card.getByRole('heading', { name: '운송 후' })).toBeVisible();
  await card.getByText('사진 증빙 기록 (SHA-256)').click();
  await card.getByRole('button', { name: '변경 여부 확인' }).click();
  await expect(card.getByText('변경 없음')).toHaveCount(2);
  await expectAccessible(page);
});

test('photos that are sent offline are shown as not sent, and are sent once when the connection is back', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const order = await sandbox.createOrder({ status: 'transit', isFrozen: true });
  await signIn();
  await choosePhotos(page, order.id, ['현관.png']);
  await expect(page.getByText('사진 1장을 선택했어요.')).toBeAttached();
  await waitForCode(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: '1장 올리기' }).click();
  await expect(page.getByText('사진 1장을 올리지 못했어요. 주문에는 영향이 없어요.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '실패한 사진만 다시 올리기' }).click();
  await expect(page.getByText('1장 중 1장을 올렸어요.')).toBeVisible();
  await expect(page.getByRole('region', { name: '사진', exact: true }).getByRole('img')).toHaveCount(1);
});

test('photos before and after a move are printed as one record, by room and with fingerprints', async ({
  page,
  sandbox,
  signIn,
}) => {
  const order = await sandbox.createOrder({ status: 'transit', isFrozen: true, order: { orderType: 'HomeMoving' } });
  await signIn();
  await page.goto(`/orders/${order.id}`);
  for (const [index, [kind, room]] of (
    [
      ['이사 전', '거실'],
      ['이사 후', '거실'],
      ['이사 전', '주방'],
    ] as const
  ).entries()) {
    await page.getByRole('button', { name: '사진 추가' }).click();
    await page.getByRole('radio', { name: kind }).check();
    await page.getByRole('combobox', { name: '공간' }).selectOption(room);
    await page.locator('input[type="file"]').setInputFiles([picture(`${room}.png`)]);
    await page.getByRole('button', { name: '1장 올리기' }).click();
    await expect(page.getByText('1장 중 1장을 올렸어요.')).toBeVisible();
    // The new photo shifts the button below it; a click in progress would miss it.
    await expect(page.getByRole('link', { name: /^주문 사진/ })).toHaveCount(index + 1);
  }
  await page.getByRole('link', { name: '사진 증빙 인쇄' }).click();
  await expect(page.getByText(/변경 없음/)).toHaveCount(3);
  await expectAccessible(page);

  const { text } = await printed(page);
  for (const part of ['사진 증빙', order.orderNo, '거실', '주방', '이사 전', '이사 후', '변경 없음', '연락처'])
    expect(text).toContain(part);
  const fingerprints = await page.locator('code').allTextContents();
  expect(fingerprints).toHaveLength(3);
  for (const line of fingerprints) {
    expect(line).toMatch(/^SHA-256 [0-9a-f]{64}$/);
    expect(text.replaceAll(' ', '')).toContain(line.replace(' ', ''));
  }
});
