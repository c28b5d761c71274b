import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { connectObserver } from '@/lib/telemetry/observe';
import { answerBulkOrders, delivery, HEAD, renderBulkOrders, renderSheet, sendAll } from './bulk-orders-setup';

const FAILED = '파일을 만들지 못했어요. 다시 시도해 주세요.';
const failure = new Error('No room for the file');
let reported: unknown[];

beforeEach(() => {
  reported = [];
  onTestFinished(connectObserver((error) => reported.push(error)));
  // jsdom saves no files.
  Object.assign(URL, {
    createObjectURL: () => {
      throw failure;
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(URL, 'createObjectURL'));
  answerBulkOrders();
});

test('a file of results that cannot be made says so, and is reported', async () => {
  const { user } = await renderSheet([delivery('하나')]);
  await sendAll(user, 1);
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(reported).toEqual([failure]);
});

test('an empty sheet that cannot be made says so, and is reported', async () => {
  const { user } = await renderBulkOrders();
  await user.click(screen.getByRole('button', { name: '양식 다운로드' }));
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(reported).toEqual([failure]);
});

/** The container of old Excel files, with the name of an entry of its directory. */
const oleFile = (entry: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...[...entry].flatMap((letter) => [letter.charCodeAt(0), 0])]);

test.each([
  ['주문목록.xlsx', oleFile('EncryptedPackage'), /암호가 걸린 파일은 읽을 수 없어요/],
  ['명단.xls', oleFile('Workbook'), /예전 엑셀 형식\(\.xls\)은 읽을 수 없어요/],
  ['주문내역.xls', '<html><body><table><tr><td>받는 분</td></tr></table>', /예전 엑셀 형식\(\.xls\)은 읽을 수 없어요/],
  ['주문내역.csv', '<!doctype html><title>로그인</title>', /파일을 읽지 못했어요/],
] as const)('%s says why it cannot be read', async (name, content, problem) => {
  const { user } = await renderBulkOrders();
  await user.upload(screen.getByLabelText('파일 선택'), new File([content], name));
  expect(await screen.findByText(problem)).toBeVisible();
});

test.each([
  ['only names of columns', [HEAD]],
  ['names of columns and a total', [HEAD, ['합계', ...HEAD.slice(1).map(() => '')]]],
])('a file with %s says that it holds no orders, instead of opening an empty sheet', async (_, rows) => {
  const { user } = await renderBulkOrders();
  const content = rows.map((row) => row.join(',')).join('\n');
  await user.upload(screen.getByLabelText('파일 선택'), new File([content], '주문.csv'));
  expect(await screen.findByText(/주문이 적힌 행이 없어요. 파일은 첫 번째 시트만 읽으니/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '표 붙여넣기' })).toBeVisible();
});
