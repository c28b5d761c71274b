import { deflateSync } from 'node:zlib';
import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const CRC = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc = (bytes: Buffer) =>
  (bytes.reduce((sum, byte) => (CRC[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey picture of that size. */
function png(width: number, height: number) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png(2000, 1000) });

test('photos go with a delivery; one that fails is sent again alone', async ({ page, sandbox, signIn }) => {
  const composer = new ComposerScreen(page);
  await signIn('member');
  await composer.open();
  const input = page.getByLabel('사진 추가').locator('visible=false').or(page.locator('input[type="file"]')).first();
  await input.setInputFiles([
    picture('하나.png'),
    picture('둘.png'),
    picture('셋.png'),
    { name: '문서.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') },
  ]);
  await expect(page.getByText('사진 3장을 골랐어요.')).toBeAttached();
  await expect(page.getByText(/사진 파일이 아니에요/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: '고른 사진' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);

  await composer.describeDelivery();
  await sandbox.fail('storage', { status: 413, times: 1 });
  await new PaymentScreen(page).payBy('현금');
  await new PaymentScreen(page).place().click();
  await expect(page.getByText('사진 1장을 보내지 못했어요. 주문은 그대로 접수됐어요.')).toBeVisible();
  await expect(page.getByText('3장 중 2장을 보냈어요.')).toBeVisible();
  await page.getByRole('button', { name: '실패한 사진만 다시 보내기' }).click();
  await expect(page.getByText('3장 중 3장을 보냈어요.')).toBeVisible();
  await expect(page.getByRole('img', { name: /주문 사진/ })).toHaveCount(3);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a photo can be added to an order on its way', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/orders/sandbox-order-transit');
  await page.getByRole('button', { name: '사진 추가' }).click();
  await page.locator('input[type="file"]').setInputFiles([picture('현관.png')]);
  await page.getByRole('button', { name: '1장 보내기' }).click();
  await expect(page.getByText('1장 중 1장을 보냈어요.')).toBeVisible();
  await expect(page.getByRole('img', { name: /주문 사진/ }).first()).toBeVisible();
});
