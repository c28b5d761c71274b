import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothSchemes } from '../support/accessibility';
import { asText, delivery, dropFile, paste, PASTE, pricedSheet, send } from '../support/bulk';
import { expect, test } from '../support/test';

/** Columns of the sheet while all rows share the sender: recipient, phone, address, vehicle, reference, price, status. */
const [PHONE, ADDRESS, STATUS] = [1, 2, 6];

/** `count` deliveries, seven of them invalid in different ways. */
function sheet(count: number) {
  const rows = Array.from({ length: count }, (_, index) => delivery(index));
  const spoil = (row: number, column: number, text: string) => rows[row]?.splice(column, 1, text);
  spoil(3, 5, '010-12');
  spoil(20, 6, '없는 길 999');
  spoil(40, 7, '우주선');
  spoil(60, 4, '');
  spoil(80, 6, '서울 강남구');
  rows[101] = [...(rows[100] ?? [])];
  spoil(150, 3, '');
  return rows;
}

test.describe('staff of an organization', () => {
  test.beforeEach(({ signIn }) => signIn('staff'));

  test('200 rows with 7 invalid ones end as 193 orders and 7 annotated rows', async ({ page, sandbox }) => {
    test.slow();
    await page.goto('/orders/new');
    await page.getByRole('link', { name: '대량 접수' }).click();
    await expect(page).toHaveTitle(/^대량 접수 · /);
    await paste(page, sheet(200));
    await send(page, 193);

    await expect(page.getByText('접수 193건 · 확인 필요 7건')).toBeVisible({ timeout: 60_000 });
    const { ordersCreated, violations } = await sandbox.state();
    expect({ ordersCreated, violations }).toEqual({ ordersCreated: 193, violations: 0 });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(200);
    expect(lines.filter((line) => line.includes(',접수,') && line.includes('/public/customer/'))).toHaveLength(193);
    const bad = lines.filter((line) => line.includes(',미접수,'));
    const commaBetweenCells = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;
    expect(bad.map((line) => line.split(commaBetweenCells).at(-1))).toEqual([
      '받는 분 연락처: 전화번호를 확인해 주세요',
      '도착지 주소: 주소를 찾지 못했어요',
      expect.stringMatching(/^"차량: 알 수 없는 차량이에요\. 입력할 수 있는 차량: 오토바이, .+"$/),
      '받는 분: 입력해 주세요',
      '도착지 주소: 주소를 선택해 주세요',
      '101행과 같아요',
      '출발지 주소: 입력해 주세요',
    ]);
  });

  test('on a phone a long sample does not push a column’s field off the screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/orders/new?view=bulk');
    await page.getByRole('textbox', { name: PASTE }).fill(asText([delivery(0), delivery(1), delivery(2)]));
    await page.getByRole('button', { name: '가져오기', exact: true }).click();
    await page.getByRole('button', { name: '열 다시 맞추기' }).click();
    const field = page.getByRole('combobox').first();
    await expect(field).toBeVisible();
    const box = await field.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThan(360);
  });

  test('a reload while sending neither repeats nor loses a row', async ({ page, sandbox }) => {
    await pricedSheet(page, 24);
    await sandbox.delay('createOrder', 1_000, 24);
    await send(page, 24);
    await expect.poll(async () => (await sandbox.state()).ordersCreated).toBeGreaterThan(3);
    await page.reload();

    await expect(page.getByText(/접수 중에 페이지가 닫혔어요/)).toBeVisible();
    await sandbox.clearFaults();
    await sandbox.dropAfterCommit('createOrder', 2);
    await page.getByRole('button', { name: /건 이어서 접수하기/ }).click();
    await expect(page.getByText('접수 24건', { exact: true })).toBeVisible();
    expect((await sandbox.state()).ordersCreated).toBe(24);
  });

  test('the sheet works by keyboard alone: choose, correct, undo, leave', async ({ page }) => {
    await page.goto('/orders/new?view=bulk');
    const wrong = delivery(1).with(6, '서울 강남구').with(5, '010-12');
    await paste(page, [delivery(0), wrong, ...Array.from({ length: 12 }, (_, index) => delivery(index + 2))]);
    const cell = (row: number, column: number) => page.locator(`[data-place="${row}"] [data-column="${column}"]`);

    await expect(cell(1, STATUS)).toContainText('확인 필요 2곳');
    await cell(0, STATUS).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(cell(1, ADDRESS)).toBeFocused();
    await page.keyboard.press('F2');
    await expect(page.getByRole('option', { name: /테헤란로 427/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(cell(1, STATUS)).toContainText('확인 필요 1곳');

    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(cell(1, PHONE)).toBeFocused();
    await page.keyboard.type('01099998888');
    await page.keyboard.press('Tab');
    await expect(cell(1, PHONE)).toHaveText('010-9999-8888');
    await expect(cell(1, ADDRESS)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+z');
    await expect(cell(1, PHONE)).toContainText('010-12');
    await page.keyboard.press('Control+d');
    await expect(cell(1, PHONE)).toHaveText('010-3000-1000');

    // The bar at the bottom of the window covers no cell that the keys come to.
    await page.keyboard.press('Control+ArrowDown');
    await expect(cell(13, PHONE)).toBeFocused();
    await expect
      .poll(() =>
        cell(13, PHONE).evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === element;
        }),
      )
      .toBe(true);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
  });

  test('a dropped CP949 CSV is read, and its columns are remembered', async ({ page }) => {
    await page.goto('/orders/new?view=bulk');
    // The bytes of 받는분,도착지 / 똠방,서울역 as Korean Excel saves them.
    const bytes = Buffer.from('b9deb4c2bad02cb5b5c2f8c1f60a8c63b9e62cbcadbfefbfaa0a', 'hex');
    await dropFile(page, '주문.csv', bytes);
    await page.getByLabel('도착지 열의 항목', { exact: true }).selectOption('출발지 주소');
    await page.getByRole('button', { name: '1행 가져오기' }).click();
    await page.locator('[data-place="0"] [data-column="0"]').focus();
    await expect(page.getByRole('gridcell', { name: '똠방' })).toBeFocused();

    await page.getByRole('button', { name: '새 표' }).click();
    await page.getByRole('button', { name: '삭제하고 시작' }).click();
    const file = { name: '주문.csv', mimeType: 'text/csv', buffer: bytes };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await expect(page.getByText('지난번에 쓴 열 설정을 불러왔어요.')).toBeVisible();
    await expect(page.getByLabel('도착지 열의 항목', { exact: true })).toHaveValue('pickupAddress');
  });

  test('each step passes axe in both colour schemes', async ({ page }) => {
    await page.goto('/orders/new?view=bulk');
    await page.getByRole('textbox', { name: PASTE }).fill(asText([delivery(0), delivery(1).with(5, '010-12')]));
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: '가져오기', exact: true }).click();
    await page.getByRole('button', { name: '열 다시 맞추기' }).click();
    await expect(page.getByRole('heading', { name: '열 맞추기' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: '2행 가져오기' }).click();
    await expect(page.getByRole('gridcell', { name: /확인 필요 1곳/ })).toBeVisible();
    // The price arrives: until then the button changes its colour.
    await expect(page.getByRole('button', { name: '1건 접수하기', exact: true })).toBeEnabled();
    await expectAccessibleInBothSchemes(page);
    await send(page, 1);
    await page.getByRole('button', { name: '라벨' }).click();
    await expect(page.getByRole('img', { name: /QR 코드/ }).first()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  test('recipient and status stay in view while a sheet wider than the window is scrolled sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await pricedSheet(page, 2);
    const left = (column: number) =>
      page.locator(`[data-place="0"] [data-column="${column}"]`).evaluate((cell) => cell.getBoundingClientRect().left);
    const before = { recipient: await left(0), phone: await left(PHONE), status: await left(STATUS) };

    await page.getByRole('grid', { name: '주문 표' }).evaluate((grid) => grid.scrollTo({ left: grid.scrollWidth }));
    await expect.poll(() => left(PHONE)).toBeLessThan(before.phone);
    expect({ recipient: await left(0), status: await left(STATUS) }).toEqual({
      recipient: before.recipient,
      status: before.status,
    });
  });
});

test('a member without an organization sees no tab, and its URL shows the composer', async ({ page, signIn }) => {
  await signIn('consumer');
  await page.goto('/orders/new?view=bulk');
  await expect(page.getByRole('heading', { name: '경로' })).toBeVisible();
  await expect(page.getByText('여러 건')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: PASTE })).toHaveCount(0);
});
