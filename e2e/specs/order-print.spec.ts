import { PROVIDER } from '../support/accounts';
import { expectSettled } from '../support/accessibility';
import { printed } from '../support/pdf';
import { expect, test } from '../support/test';

test('an order prints on one sheet, with all that it says and nothing to press', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/orders/sandbox-order-completed');
  await expect(page.getByRole('button', { name: '사진 추가' })).toBeVisible();
  await expectSettled(page);
  const main = page.getByRole('main');
  const phones = await main.getByRole('link', { name: /연락처/ }).allInnerTexts();
  expect(phones.length).toBeGreaterThan(0);

  const { text, pages } = await printed(page, { format: 'A4' });
  expect(pages).toBe(1);
  // In the order of the wide screen: printing moves no part.
  expect(text).toMatch(/배송을 완료했어요.*경로.*진행 상황.*기사님.*요금.*기본요금.*주문 내용.*요청사항/);
  for (const part of ['출발지', '도착지', '접수 완료', ...phones.map((phone) => phone.replace(/\D*(?=\d)/, ''))])
    expect(text).toContain(part);
  for (const other of ['공유', '팁 보내기', '영수증', '사진', '고객센터']) expect(text).not.toContain(other);

  await page.emulateMedia({ media: 'print' });
  const marks = page.getByRole('list', { name: '진행 상황' }).locator('li > [aria-hidden]');
  for (const mark of await marks.all()) await expect(mark).toHaveCSS('print-color-adjust', 'exact');
});

test('a shared order prints without the call button of its driver', async ({ page }) => {
  await page.goto('/public/customer/platform/order/sandbox-order-transit');
  const call = page.getByRole('link', { name: '기사님께 전화하기' });
  await expect(call).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(call).toBeHidden();
});

test('a month’s statement fills its sheets from the first one, and says its sum once below the orders', async ({
  page,
  signIn,
}) => {
  await signIn('staff');
  await page.goto('/orders');
  await page.getByRole('link', { name: '거래명세서' }).click();
  const sums = page.getByRole('row', { name: /^합계/ }).getByRole('cell');
  const total = await sums.last().innerText();
  expect(total).toMatch(/^[\d,]+원$/);
  await expectSettled(page);

  // Shorter than A4: ten orders need two sheets.
  const { text, sheets } = await printed(page, { width: '210mm', height: '200mm' });
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets[0]).toMatch(/완료된 주문 \d+건 접수일 주문번호 .* \d{6}-\d{6}/);
  for (const sheet of sheets.slice(1)) expect(sheet).toMatch(/접수일 주문번호/);
  // Beside the parties, and in the last line.
  expect(text.split(total)).toHaveLength(3);
});

test('a claim pack with many photos of one room begins with photos on its first sheet', async ({ page, signIn }) => {
  await page.route(/api\/v1\/orders\/sandbox-order-moving$/, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: PROVIDER + pathname });
    const answer = (await response.json()) as { data: { images: object[] } }; // boundary: the sandbox keeps to the contract
    const at = '2026-11-30T01:00:00.000Z';
    answer.data.images = Array.from({ length: 12 }, (_, index) => ({
      id: `image-${index}`,
      url: `${origin}/many-photos/${index}.svg`,
      kind: index % 2 === 0 ? 'before' : 'after',
      room: 'living',
      createdAt: at,
      takenAt: at,
    }));
    await route.fulfill({ response, json: answer });
  });
  await page.route(/many-photos/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="100%" height="100%"/></svg>',
    }),
  );
  await signIn();
  await page.goto('/orders/sandbox-order-moving?sheet=claim');
  await expect(page.getByRole('img', { name: /사진 12/ })).toBeVisible();
  await expectSettled(page);

  const { sheets } = await printed(page, { format: 'A4' });
  expect(sheets[0]).toMatch(/1\. 2026-11-30 10:00/);
});
