import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dropFile, pricedSheet, send } from '../support/bulk';
import { expect, test } from '../support/test';

const NAME = '월요일 정기 배송';

async function download(page: Page, button: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await started).path());
}

async function startOver(page: Page) {
  await page.getByRole('button', { name: '새 표' }).click();
  await page.getByRole('button', { name: '삭제하고 시작' }).click();
  await expect(page.getByRole('heading', { name: '표 가져오기' })).toBeVisible();
}

test.beforeEach(({ signIn }) => signIn('staff'));

test('without a connection sending waits, and resumes by itself when it is back', async ({
  page,
  context,
  sandbox,
}) => {
  await pricedSheet(page, 12);
  await sandbox.delay('createOrder', 2_000, 12);
  await send(page, 12);
  await expect.poll(async () => (await sandbox.state()).ordersCreated).toBeGreaterThan(2);
  await context.setOffline(true);
  await expect(page.getByText('인터넷 연결이 끊겨 접수를 멈췄어요. 다시 연결되면 이어서 접수해요.')).toBeVisible();
  const before = (await sandbox.state()).ordersCreated;
  expect(before).toBeLessThan(12);

  await sandbox.clearFaults();
  await context.setOffline(false);
  await expect(page.getByText('접수 12건', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect((await sandbox.state()).ordersCreated).toBe(12);
});

test('sending can be paused and resumed', { tag: '@long' }, async ({ page, sandbox }) => {
  await pricedSheet(page, 12);
  await sandbox.delay('createOrder', 2_000, 12);
  await send(page, 12);
  await page.getByRole('button', { name: '일시정지' }).click();
  await expect(page.getByRole('button', { name: /건 이어서 접수하기/ })).toBeEnabled();
  const { ordersCreated } = await sandbox.state();
  expect(ordersCreated).toBeLessThan(12);

  await sandbox.clearFaults();
  await page.getByRole('button', { name: `${12 - ordersCreated}건 이어서 접수하기` }).click();
  await expect(page.getByText('접수 12건', { exact: true })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(12);
});

test('the exported XLSX has the order numbers and can be imported again', async ({ page }) => {
  await pricedSheet(page, 3);
  await send(page, 3);
  await expect(page.getByText('접수 3건', { exact: true })).toBeVisible();
  const workbook = await download(page, '결과 (XLSX)');

  await startOver(page);
  await dropFile(page, '결과.xlsx', workbook);
  await page.getByRole('button', { name: '열 다시 맞추기' }).click();
  await expect(page.getByText('결과.xlsx · 3행', { exact: false })).toBeVisible();
  for (const [column, field] of Object.entries({ '받는 분': 'dropName', 관리번호: 'reference', 주문번호: 'unused' })) {
    await expect(page.getByLabel(`${column} 열의 항목`, { exact: true })).toHaveValue(field);
  }
  const orderNumbers = page.getByText('주문번호', { exact: true }).locator('xpath=following-sibling::*');
  await expect(orderNumbers).toHaveText(/^\S+ · \S+ · \S+$/);
  await page.getByRole('button', { name: '3행 가져오기' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['1', '2', '3']);
});

test('only the labels are printed, one per order, each with its code', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await pricedSheet(page, 6);
  await send(page, 6);
  await page.getByRole('button', { name: '라벨' }).click();
  await page.getByRole('button', { name: '인쇄하기' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');

  await page.emulateMedia({ media: 'print' });
  // The labels are outside the dialog and hidden from screen readers; only print shows them.
  const labels = page.locator('[data-labels] article');
  await expect(labels).toHaveCount(6);
  await expect(labels.last().locator('svg')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a saved template survives a reload and can be exported to a file', async ({ page }) => {
  await pricedSheet(page, 2);
  await page.getByRole('button', { name: '주문 템플릿' }).click();
  await page.getByRole('textbox', { name: '새 템플릿 이름' }).fill(NAME);
  await page.getByRole('button', { name: '2행 저장' }).click();
  await startOver(page);
  await page.reload();

  const item = page.getByRole('listitem').filter({ hasText: NAME });
  await expect(item).toContainText('2행');
  const file = await download(page, '파일로 내보내기');
  await page.getByRole('button', { name: `${NAME} 삭제` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제하기', exact: true }).click();
  await expect(item).toHaveCount(0);

  const picker = page.locator('input[accept*="json"]');
  await picker.setInputFiles({ name: '템플릿.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('주문 템플릿 파일이 아니에요.').first()).toBeVisible();
  await picker.setInputFiles({ name: '템플릿.json', mimeType: 'application/json', buffer: file });
  await item.getByRole('button', { name: '불러오기' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['1', '2']);
  await expect(page.getByRole('button', { name: '2건 접수하기' })).toBeEnabled();
});
