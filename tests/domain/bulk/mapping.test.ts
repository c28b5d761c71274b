import { describe, expect, test } from 'vitest';
import { BULK_FIELDS } from '@/domain/bulk/fields';
import {
  assign,
  isDayUnclear,
  isTotals,
  mapRows,
  matchColumns,
  readMapping,
  signatureOf,
  unusedDates,
  withDate,
} from '@/domain/bulk/mapping';
import { readMoment } from '@/domain/bulk/read-value';
import { findHead } from '@/domain/bulk/sheet-head';
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

const FIELDS_OF_BOTH = ['pickupName', 'pickupPhone', 'pickupAddress', 'dropName', 'dropPhone', 'dropAddress'];

describe('columns are matched', () => {
  test.each([
    ['Korean', KOREAN],
    ['English', ENGLISH],
  ] as const)('by %s headers', (_, columns) => {
    const headers = columns.map(([header]) => header);
    expect(matchColumns(headers, [])).toEqual(columns.map(([, field]) => field));
    expect(findHead([headers]).headers).toEqual(headers);
  });

  test('by the names that shops write, with a second number of the same person', () => {
    const shop = ['수취인명', '수취인연락처1', '수취인연락처2', '통합배송지', '배송메세지'];
    expect(matchColumns(shop, [])).toEqual(['dropName', 'dropPhone', null, 'dropAddress', 'dropNote']);
    const plain = ['수령인', '연락처1', '연락처2', '주소'];
    expect(matchColumns(plain, [])).toEqual(['dropName', 'dropPhone', null, 'dropAddress']);
    // Beside different people they are the numbers of both.
    const both = ['보내는 분', '연락처1', '출발지 주소', '받는 분', '연락처2', '도착지 주소'];
    expect(matchColumns(both, [])).toEqual(FIELDS_OF_BOTH);
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
    expect(findHead(rows).headers).toBeNull();
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

  test('a heading that only says the side holds what its cells are', () => {
    const rows = [['서울 중구 세종대로 110', '서울 강남구 테헤란로 152']];
    expect(matchColumns(['From', 'To'], rows)).toEqual(['pickupAddress', 'dropAddress']);
    expect(matchColumns(['To', 'From'], rows)).toEqual(['dropAddress', 'pickupAddress']);
    expect(matchColumns(['From', 'To'], [['박서준', '이도윤']])).toEqual(['pickupName', 'dropName']);
    expect(matchColumns(['Origin', 'Destination', 'Contact number'], [])).toEqual([
      'pickupAddress',
      'dropAddress',
      'dropPhone',
    ]);
  });

  test('who is at a place is a name, whatever stands first', () => {
    const at = (place: string, who: string) => [`${place} ${who}`, `${place} 주소`, `${place} 연락처`];
    for (const [from, to, who] of [
      ['출발지', '도착지', '담당자'],
      ['상차지', '하차지', '업체명'],
      ['출발지', '배송지', '성함'],
    ] as const) {
      expect(matchColumns([...at(from, who), ...at(to, who)], [])).toEqual([
        'pickupName',
        'pickupAddress',
        'pickupPhone',
        'dropName',
        'dropAddress',
        'dropPhone',
      ]);
    }
    expect(matchColumns(['출발지명', '출발지', '도착지명', '도착지'], [])).toEqual([
      'pickupName',
      'pickupAddress',
      'dropName',
      'dropAddress',
    ]);
  });

  test('what belongs to one side never stands at the other', () => {
    expect(matchColumns(['Recipient', 'Recipient company', 'Pickup note', 'Delivery window'], [])).toEqual([
      'dropName',
      null,
      null,
      'time',
    ]);
    expect(matchColumns(['받는분', '받는분 업체', '출발지 메모'], [])).toEqual(['dropName', null, null]);
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

describe('a date and a time in two columns', () => {
  /** The time of a row whose sheet has a date in another row. */
  const joined = (date: string, time: string) =>
    mapRows(
      [
        [date, time, '하나'],
        ['12/1', '10:00', '둘'],
      ],
      ['date', 'time', 'dropName'],
      NOW,
    )[0]?.values.time;

  test.each([
    ['픽업 날짜', '픽업 시간'],
    ['날짜', '시간'],
    ['일자', '시각'],
    ['배송일', '배송시간'],
    ['예약일', '예약 시간'],
    ['픽업일', '시간'],
    ['상차일', '상차시간'],
    ['희망일자', '희망시간'],
    ['배송 요청일', '배송 요청시간'],
    ['Date', 'Time'],
    ['Pickup date', 'Pickup time'],
    ['Delivery date', 'Delivery time'],
  ])('are known by the names %s and %s, in either order', (date, time) => {
    expect(matchColumns(['받는분', date, time], [])).toEqual(['dropName', 'date', 'time']);
    expect(matchColumns([time, date, '받는분'], [])).toEqual(['time', 'date', 'dropName']);
    expect(isDayUnclear(['받는분', date, time], [], ['dropName', 'date', 'time'])).toBe(false);
  });

  test.each([
    '픽업 일시',
    '픽업일시',
    '배송일시',
    '픽업 날짜/시간',
    '배송 일정',
    'Pickup date/time',
    'Datetime',
    '픽업일',
  ])('"%s" is both in one', (header) => {
    expect(matchColumns([header, '비고'], [['12/1 10:30', '']])).toEqual(['time', 'remark']);
  });

  test.each(['주문일자', '접수일', '도착일', '하차일', '유통기한', '결제일', 'Order date', 'Due date'])(
    'the date of "%s" is another day',
    (header) => {
      const rows = [['2026-12-01', '10:30']];
      expect(matchColumns([header, '시간'], rows)).toEqual([null, 'time']);
      expect(unusedDates(rows, [null, 'time'])).toEqual([0]);
      expect(isDayUnclear([header, '시간'], rows, [null, 'time'])).toBe(true);
      expect(matchColumns([header, '날짜', '시간'], [['2026-11-20', '12/1', '10:30']])).toEqual([null, 'date', 'time']);
    },
  );

  test('the columns of the pickup come first', () => {
    expect(matchColumns(['배송일', '배송시간', '픽업일', '픽업시간'], [])).toEqual([null, null, 'date', 'time']);
    expect(matchColumns(['상차일', '하차시간'], [])).toEqual(['time', null]);
  });

  test('are guessed from their cells; only the customer knows whether dates under another name are meant', () => {
    const rows = [
      ['이도윤', '12/1', '10:30'],
      ['김하늘', '2026.12.02(수)', '오후 2시'],
    ];
    expect(matchColumns(['', '', ''], rows)).toEqual(['dropName', 'date', 'time']);
    expect(findHead(rows).headers).toBeNull();
    expect(matchColumns(['받는분', '기준', '시간'], rows)).toEqual(['dropName', 'date', 'time']);
    expect(isDayUnclear(['받는분', '기준', '시간'], rows, ['dropName', 'date', 'time'])).toBe(true);
    const datesOnly = rows.map((row) => row.slice(0, 2));
    expect(matchColumns(['받는분', '기준'], datesOnly)).toEqual(['dropName', null]);
  });

  test('a date is not used beside times that say theirs', () => {
    const rows = [['11/28', '12/1 10:30']];
    expect(matchColumns(['날짜', '픽업 시간'], rows)).toEqual([null, 'time']);
    expect(unusedDates(rows, [null, 'time'])).toEqual([]);
  });

  test('a mapping that was remembered earlier gets the date, unless it takes the time from elsewhere', () => {
    expect(withDate(['dropName', null, 'time'], ['dropName', 'date', 'time'])).toEqual(['dropName', 'date', 'time']);
    expect(withDate(['dropName', 'time', null], ['dropName', 'date', 'time'])).toEqual(['dropName', 'date', 'time']);
    expect(withDate(['time', null, null], ['dropName', 'date', 'time'])).toEqual(['time', null, null]);
    expect(withDate(['dropName', 'memo', 'time'], ['dropName', 'date', 'time'])).toEqual(['dropName', 'memo', 'time']);
    expect(readMapping(['dropName', 'date', 'unused'], 3)).toEqual(['dropName', 'date', null]);
  });

  test.each([
    ['12/1', '10:30', '2026-12-01 10:30'],
    ['2026-12-02', '14:00', '2026-12-02 14:00'],
    ['2026-11-20', '10:00', '2026-11-20 10:00'],
    ['12월 3일(목)', '오후 2시 반', '2026-12-03 14:30'],
    ['3 Dec', '2pm', '2026-12-03 14:00'],
    ['Thu, Dec 3, 2026', '2:30 PM', '2026-12-03 14:30'],
    ['20261203', '9시', '2026-12-03 09:00'],
    ['26.12.03', '9:00', '2026-12-03 09:00'],
    ['2026-12-01 00:00:00', '10:30:00', '2026-12-01 10:30'],
    ['내일', '10:30', '2026-11-22 10:30'],
    // The time says its own date.
    ['12/1', '12/2 10:30', '2026-12-02 10:30'],
    ['오늘', '지금', '지금'],
    ['익일', '10:30', '2026-11-22 10:30'],
    ['금일', '즉시 배차', '즉시 배차'],
    ['', '', ''],
  ])('%j and %j are the time %j', (date, time, moment) => {
    expect(joined(date, time)).toBe(moment);
  });

  test.each([
    ['12/1', '', '12/1'],
    ['12/1', '지금', '12/1 지금'],
    ['다음 주', '10:30', '다음 주 10:30'],
    ['', '10:30', '?/? 10:30'],
  ])('%j and %j have to be corrected, as %j', (date, time, text) => {
    expect(joined(date, time)).toBe(text);
    expect(readMoment(text, NOW)).toBeUndefined();
  });

  test('a date column without any date changes nothing, and the result file gets the dates back', () => {
    const [row] = mapRows([['', '10:30']], ['date', 'time'], NOW);
    expect(row?.values.time).toBe('2026-11-21 10:30');
    expect(mapRows([['12/1', '10:30', 'M-1']], ['date', 'time', null], NOW)[0]?.extra).toEqual(['12/1', 'M-1']);
  });
});

test.each([
  [['합계', '', '', '', '3', '36,000원'], true],
  [['', '총 계 :', '', '', '12', ''], true],
  [['소계(3건)', '', '', '', '', ''], true],
  [['Total', '', '', '', '3', '12.5kg'], true],
  [['Grand total', '', '부가세 포함', '', '', '36000'], true],
  [['Total', '010-1111-2222', '', '', '', ''], false],
  [['합계', '', '서울 강남구 테헤란로 152', '', '', ''], false],
  [['합계', '이도윤', '서류', '문 앞', '오토바이', '1'], false],
  [['합계상사', '', '', '', '', '1'], false],
  [['이도윤', '합계', '', '', '', ''], false],
  [['', '', '', '', '', ''], false],
])('%j are totals: %s', (row, expected) => {
  expect(isTotals(row)).toBe(expected);
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

  test('keeps words whole that were copied with invisible characters, and joins lines with a space', () => {
    const cells = ['테헤란\u200b로 152', '김\u200b하늘', '오토\ufeff바이', '문 앞\n벨 눌러 주세요'];
    const [row] = mapRows([cells], ['dropAddress', 'dropName', 'vehicle', 'dropNote'], NOW);
    expect(row?.values).toMatchObject({
      dropAddress: '테헤란로 152',
      dropName: '김하늘',
      vehicle: '오토바이',
      dropNote: '문 앞 벨 눌러 주세요',
    });
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
