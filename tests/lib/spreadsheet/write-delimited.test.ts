import { expect, test } from 'vitest';
import { toCsv } from '@/lib/spreadsheet/write-delimited';

const BOM = '\ufeff';

test('a spreadsheet reads Korean: the file starts with a BOM and has Windows line endings', () => {
  expect(
    toCsv([
      ['주문번호', '금액'],
      ['가-1', 18000],
    ]),
  ).toBe(`${BOM}주문번호,금액\r\n가-1,18000\r\n`);
});

test.each(['=1+1', '+82', '-3', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1'])(
  '%j is exported as text, never as a formula',
  (cell) => {
    expect(toCsv([[cell]]).replaceAll('"', '')).toBe(`${BOM}'${cell}\r\n`);
  },
);

test('our own negative numbers stay numbers', () => {
  expect(toCsv([[-3000]])).toBe(`${BOM}-3000\r\n`);
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(toCsv([['가, 나', '그가 "네"', '한\n두']])).toBe(`${BOM}"가, 나","그가 ""네""","한\n두"\r\n`);
});

test('a formula that needs quotes is both disarmed and quoted', () => {
  expect(toCsv([['=HYPERLINK("http://a","b")']])).toBe(`${BOM}"'=HYPERLINK(""http://a"",""b"")"\r\n`);
});
