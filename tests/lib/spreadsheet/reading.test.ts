import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toCsv } from '@/lib/spreadsheet/write-delimited';
import { decodeText } from '@/lib/spreadsheet/decode-text';
import { readDelimited } from '@/lib/spreadsheet/read-delimited';
import { readXlsx } from '@/lib/spreadsheet/read-xlsx';
import { writeXlsx } from '@/lib/spreadsheet/write-xlsx';
import fc from '../../support/property';

describe('a text file', () => {
  test('in CP949, as Korean Excel saves it, is read as Korean', () => {
    // Node does not support what CP949 adds to EUC-KR; the e2e test of bulk orders reads 똠 in a browser.
    const bytes = [0xb9, 0xde, 0xb4, 0xc2, 0xba, 0xd0, 0x2c, 0xc1, 0xd6, 0xbc, 0xd2];
    expect(decodeText(new Uint8Array(bytes))).toBe('받는분,주소');
  });

  test('in UTF-8, with or without a BOM, and in UTF-16 is read the same', () => {
    const text = '받는분,주소';
    expect(decodeText(new TextEncoder().encode(text))).toBe(text);
    expect(decodeText(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
    const wide = Uint8Array.from([
      0xff,
      0xfe,
      ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    ]);
    expect(decodeText(wide)).toBe(text);
  });
});

describe('copied cells', () => {
  test('keep quotes, tabs and line breaks within a cell', () => {
    expect(readDelimited('받는분\t메모\r\n이도윤\t"1층 ""안내""\n데스크"\r\n김,하늘\t\r\n')).toEqual([
      ['받는분', '메모'],
      ['이도윤', '1층 "안내"\n데스크'],
      ['김,하늘', ''],
    ]);
  });

  test('any CSV that we write is read back, with formulas disarmed', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\u0000]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 10 }), (rows) => {
        const named: [string, string][] = [
          ['받는분', '메모'],
          ...rows.filter((row) => row.some((text) => text.trim() !== '')),
        ];
        const read = readDelimited(toCsv(named));
        const disarmed = named.map((row) => row.map((text) => (/^[=+\-@\t＝＋－＠]/.test(text) ? `'${text}` : text)));
        expect(read).toEqual(disarmed);
      }),
    );
  });
});

const partOf = async (file: Blob, path: string) =>
  strFromU8(unzipSync(new Uint8Array(await file.arrayBuffer()))[path] ?? new Uint8Array());

const sheetNamesOf = async (names: readonly string[]) => {
  const file = await writeXlsx(names.map((name) => ({ name, widths: [10], rows: [['가']] })));
  return [...(await partOf(file, 'xl/workbook.xml')).matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
};

describe('a workbook', () => {
  test('opens in Excel without a repair: its sheet names are short and have no forbidden characters', async () => {
    expect(await sheetNamesOf(['Company_1_bulk_result_2026-11-22', 'a[b]c:d*e?f/g\\h', '결과'])).toEqual([
      'Company_1_bulk_result_2026-11-2',
      'a_b_c_d_e_f_g_h',
      '결과',
    ]);
    // The 31st place is the first half of the picture.
    expect(await sheetNamesOf([`${'가'.repeat(30)}📦`, "'결과'", "''", ''])).toEqual([
      '가'.repeat(30),
      '결과',
      'Sheet3',
      'Sheet4',
    ]);
  });

  /** Reads these numbers of days as date cells. */
  async function readDates(days: readonly number[], workbook: '' | '<workbookPr date1904="1"/>' = '') {
    const file = await writeXlsx([{ name: '결과', widths: [10], rows: [['픽업 시간'], ...days.map((day) => [day])] }]);
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
    // Excel's format 22 is a date with a time.
    const styles = part('xl/styles.xml').replace('numFmtId="3"', 'numFmtId="22"');
    const book = part('xl/workbook.xml').replace('<sheets>', `${workbook}<sheets>`);
    const dated = zipSync({ ...parts, 'xl/styles.xml': strToU8(styles), 'xl/workbook.xml': strToU8(book) });
    return (await readXlsx(new Uint8Array(dated).buffer)).slice(1).flat();
  }
  const EXCEL_DAY = Date.UTC(2026, 10, 22) / 86_400_000 + 25_569;

  test('with times in date cells returns every quarter hour as Excel shows it', async () => {
    const quarters = Array.from({ length: 95 }, (_, index) => index + 1);
    const shown = quarters.map((quarter) => {
      const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0'));
      return `2026-11-22 ${hour}:${minute}`;
    });
    expect(await readDates(quarters.map((quarter) => EXCEL_DAY + quarter / 96))).toEqual(shown);
  });

  test('never adds a day to a time, nor a time to a day', async () => {
    expect(await readDates([14 / 24, 0, EXCEL_DAY])).toEqual(['14:00', '00:00', '2026-11-22']);
    // Excel on old Macs counts from 1904.
    expect(await readDates([14 / 24], '<workbookPr date1904="1"/>')).toEqual(['14:00']);
  });

  test('is read although a date cell holds a phone number or a day without marks, which Excel cannot show either', async () => {
    expect(await readDates([1_012_345_678, 20_261_122, EXCEL_DAY])).toEqual(['########', '########', '2026-11-22']);
  });

  test('returns what was written: formula-like text, leading zeros, numbers', async () => {
    const rows = [
      ['받는 분', '연락처', '요금(원)'],
      ['=HYPERLINK("http://x")', '01012345678', 12_000],
      ['+1', "@'<>&", -5],
    ];
    const file = await writeXlsx([{ name: '결과', widths: [10, 10, 10], rows }]);
    expect(await readXlsx(await file.arrayBuffer())).toEqual(rows.map((row) => row.map(String)));
  });

  test('keeps the heading below its title rows bold and in view', async () => {
    const titleRows = [['거래명세서'], []];
    const file = await writeXlsx([{ name: '결과', widths: [10], titleRows, rows: [['주문번호'], ['261002-0001']] }]);
    expect(await readXlsx(await file.arrayBuffer())).toEqual([['거래명세서'], [''], ['주문번호'], ['261002-0001']]);
    const sheet = await partOf(file, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="3" topLeftCell="A4"');
    expect([...sheet.matchAll(/<c r="(\w+)" t="inlineStr" s="1">/g)].map(([, address]) => address)).toEqual(['A3']);
  });

  test('that would unpack to more than the limit is refused without reading', async () => {
    const file = await writeXlsx([{ name: '결과', widths: [10], rows: [['가']] }]);
    const bytes = await file.arrayBuffer();
    const view = new DataView(bytes);
    for (let at = 0; at < bytes.byteLength - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
    }
    await expect(readXlsx(bytes)).rejects.toThrow('Not a workbook');
  });

  test('of another format is refused', async () => {
    await expect(readXlsx(new TextEncoder().encode('PK but no zip').buffer)).rejects.toThrow('Not a workbook');
  });
});
