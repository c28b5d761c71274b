import { describe, expect, test } from 'vitest';
import { BULK_FIELDS } from '@/domain/bulk/fields';
import { assign, hasHeader, mapRows, matchColumns, readMapping, signatureOf } from '@/domain/bulk/mapping';
import enTexts from '../../../locales/en/bulk.json';
import koTexts from '../../../locales/ko/bulk.json';
import fc from '../../support/property';

/** 23:50 in Korea. */
const NOW = Date.parse('2026-11-21T14:50:00Z');

const KOREAN = [
  ['관리번호', 'reference'],
  ['보내는분', 'pickupName'],
  ['보내는분 전화', 'pickupPhone'],
  ['출발지 주소', 'pickupAddress'],
  ['받는분', 'dropName'],
  ['받는분 휴대폰', 'dropPhone'],
  ['배송지', 'dropAddress'],
  ['배송지 상세주소', 'dropDetail'],
  ['차종', 'vehicle'],
  ['희망 픽업 일시', 'time'],
  ['결제방법', 'pay'],
  ['품명', 'goods'],
  ['수량', 'count'],
  ['배송메시지', 'dropNote'],
  ['비고', 'remark'],
] as const;

const ENGLISH = [
  ['Sender name', 'pickupName'],
  ['Sender phone', 'pickupPhone'],
  ['Pickup address', 'pickupAddress'],
  ['Recipient', 'dropName'],
  ['Recipient mobile', 'dropPhone'],
  ['Delivery address', 'dropAddress'],
  ['Vehicle', 'vehicle'],
  ['Pickup time', 'time'],
  ['Payment', 'pay'],
  ['Item', 'goods'],
  ['Qty', 'count'],
  ['Weight (kg)', 'weight'],
  ['Drop-off note', 'dropNote'],
] as const;

describe('columns are matched', () => {
  test.each([
    ['Korean', KOREAN],
    ['English', ENGLISH],
  ] as const)('by %s headers', (_, columns) => {
    const headers = columns.map(([header]) => header);
    expect(matchColumns(headers, [])).toEqual(columns.map(([, field]) => field));
    expect(hasHeader([headers])).toBe(true);
  });

  test('by the names in our own templates, also in earlier ones', () => {
    for (const names of [koTexts.field, enTexts.field])
      expect(
        matchColumns(
          BULK_FIELDS.map((field) => names[field]),
          [],
        ),
      ).toEqual(BULK_FIELDS);
    expect(matchColumns(['Delivery note', 'Your memo'], [])).toEqual(['dropNote', 'memo']);
  });

  test('by their content if there are no headers', () => {
    const rows = [
      [
        '박서준',
        '010-2345-6789',
        '서울 중구 세종대로 110',
        '이도윤',
        '010-1111-2222',
        '서울 강남구 테헤란로 152',
        '다마스',
      ],
      [
        '박서준',
        '010-2345-6789',
        '서울 중구 세종대로 110',
        '김하늘',
        '02-123-4567',
        '서울 종로구 사직로 161',
        '오토바이',
      ],
    ];
    expect(hasHeader(rows)).toBe(false);
    expect(matchColumns(['', '', '', '', '', '', ''], rows)).toEqual([
      'pickupName',
      'pickupPhone',
      'pickupAddress',
      'dropName',
      'dropPhone',
      'dropAddress',
      'vehicle',
    ]);
  });

  test('an address column without a side is the destination', () => {
    expect(matchColumns(['이름', '전화번호', '주소'], [])).toEqual(['dropName', 'dropPhone', 'dropAddress']);
  });

  test.each([
    [
      ['받는분', '받는분 우편번호', '받는분 주소', '받는분 전화번호'],
      ['이도윤', '06236', '서울 강남구 테헤란로 152', '010-1111-2222'],
      ['dropName', null, 'dropAddress', 'dropPhone'],
    ],
    [
      ['번호', '고객번호', '받는분', '주소', '전화번호'],
      ['1', 'A-204', '이도윤', '서울 강남구 테헤란로 152', '010-1111-2222'],
      [null, null, 'dropName', 'dropAddress', 'dropPhone'],
    ],
    [
      ['Recipient', 'Recipient ZIP code', 'Recipient address', 'Recipient phone'],
      ['Lee', '06236', '서울 강남구 테헤란로 152', '010-1111-2222'],
      ['dropName', null, 'dropAddress', 'dropPhone'],
    ],
    [
      ['보내는분 번호', '수취인번호', '받는분'],
      ['010-2345-6789', '010-1111-2222', '이도윤'],
      ['pickupPhone', 'dropPhone', 'dropName'],
    ],
    [
      ['이름', '번호', '주소'],
      ['이도윤', '010-1111-2222', '서울 강남구 테헤란로 152'],
      ['dropName', 'dropPhone', 'dropAddress'],
    ],
  ])('%j: only a number of a person or with phones in it is a phone', (headers, row, fields) => {
    expect(matchColumns(headers, [row])).toEqual(fields);
  });

  test.each([
    ['차량번호', ['12가 3456', '345가 6789']],
    ['차량번호', ['서울 80가 1234', '경기90가1234']],
    ['', ['12가 3456', '77로 1234']],
  ])('number plates under "%s" are no addresses: %j', (header, plates) => {
    const rows = plates.map((plate) => ['이도윤', '서울 강남구 테헤란로 152', plate]);
    expect(matchColumns(['받는분', '도착지 주소', header], rows)).toEqual(['dropName', 'dropAddress', null]);
  });

  test('a lot of a 가 without its city is an address', () => {
    expect(matchColumns([''], [['종로1가 24'], ['충무로2가 50-3']])).toEqual(['dropAddress']);
  });

  test('no field gets two columns, whatever the headers are', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KOREAN, ...ENGLISH), { maxLength: 20 }), (columns) => {
        const fields = matchColumns(
          columns.map(([header]) => header),
          [],
        ).filter((field) => field !== null);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });

  test('choosing a field again removes it from its other column', () => {
    expect(assign(['dropName', null, 'goods'], 1, 'dropName')).toEqual([null, 'dropName', 'goods']);
  });

  test('a remembered mapping is used only for the same columns', () => {
    expect(readMapping(['dropName', null, 'no such field'], 3)).toEqual(['dropName', null, null]);
    expect(readMapping(['dropName'], 2)).toBeNull();
    expect(readMapping('dropName', 8)).toBeNull();
    expect(signatureOf(['받는 분 ', '전화*'])).toBe(signatureOf(['받는분', '전화']));
  });
});

describe('a mapped row', () => {
  test('has a time that stays the same past midnight', () => {
    const [row] = mapRows([['내일 09:00', '이도윤']], ['time', 'dropName'], NOW);
    expect(row?.values.time).toBe('2026-11-22 09:00');
  });

  test('gets back the leading 0 of a phone that the spreadsheet removed, and keeps unknown columns', () => {
    const [row] = mapRows([['M-1', '1023456789', ' 이도윤\n']], [null, 'dropPhone', 'dropName'], NOW);
    expect(row?.values).toMatchObject({ dropPhone: '010-2345-6789', dropName: '이도윤' });
    expect(row?.extra).toEqual(['M-1']);
  });

  test('500 odd cells lose nothing but invisible characters', () => {
    const naughty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '=HYPERLINK("x")',
        '2026-13-45T10:00Z',
        '+82',
        '-1+1',
        '@SUM(A1)',
        '👩‍👩‍👧',
        '\u202Eabc',
        'null',
        'undefined',
        '"',
        "'",
        '\t',
        '한\u0000글',
      ),
    );
    fc.assert(
      fc.property(fc.array(naughty, { minLength: BULK_FIELDS.length, maxLength: BULK_FIELDS.length }), (cells) => {
        for (const { values } of mapRows([cells], BULK_FIELDS, NOW)) {
          for (const value of Object.values(values)) {
            expect(typeof value).toBe('string');
            expect(value).not.toMatch(/[\u0000-\u001f\u202e\ufeff]/);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
