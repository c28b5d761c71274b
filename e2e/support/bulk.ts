import type { Page } from '@playwright/test';
import { expect } from './test';

const HEAD = ['관리번호', '보내는분', '보내는분 전화', '출발지', '받는분', '받는분 연락처', '도착지', '차종', '품명'];
const PICKUP = '서울 중구 세종대로 110';
const DROP = '서울 강남구 테헤란로 152';
export const PASTE = '표 붙여넣기';

export const delivery = (number: number) => [
  `M-${number}`,
  '박서준',
  '1023456789',
  PICKUP,
  `고객${number}`,
  `010-3000-${String(1000 + number)}`,
  DROP,
  '오토바이',
  '서류',
];

export const asText = (rows: string[][]) => [HEAD, ...rows].map((row) => row.join('\t')).join('\n');

/** Pastes rows into the import field. Their columns are matched by their names. */
export async function paste(page: Page, rows: string[][]) {
  await page.getByRole('textbox', { name: PASTE }).fill(asText(rows));
  await page.getByRole('button', { name: '가져오기', exact: true }).click();
  await expect(page.getByRole('grid', { name: '주문 표' })).toBeVisible();
}

export async function send(page: Page, count: number) {
  await page.getByRole('button', { name: `${count}건 접수하기`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '접수하기', exact: true }).click();
}

/** Opens a sheet of `count` rows, each with a price. */
export async function pricedSheet(page: Page, count: number) {
  await page.goto('/orders/new?view=bulk');
  await paste(
    page,
    Array.from({ length: count }, (_, index) => delivery(index)),
  );
  await expect(page.getByRole('button', { name: `${count}건 접수하기` })).toBeVisible();
}

/** Drops a file on the field. */
export async function dropFile(page: Page, name: string, bytes: Buffer) {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(content)], fileName));
      return data;
    },
    [name, [...bytes]] as const,
  );
  await page.getByRole('textbox', { name: PASTE }).dispatchEvent('drop', { dataTransfer: transfer });
}
