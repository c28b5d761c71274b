import { describe, expect, test } from 'vitest';
import { matchColumns } from '@/domain/bulk/mapping';
import { findHead } from '@/domain/bulk/sheet-head';

const ROW = [
  '박서준',
  '010-2345-6789',
  '서울 중구 세종대로 110',
  '이도윤',
  '010-1111-2222',
  '서울 강남구 테헤란로 152',
  '다마스',
];
const NAMES = ['보내는 분', '보내는 분 연락처', '출발지 주소', '받는 분', '받는 분 연락처', '도착지 주소', '차량'];
const FIELDS = ['pickupName', 'pickupPhone', 'pickupAddress', 'dropName', 'dropPhone', 'dropAddress', 'vehicle'];
/** A row as wide as the others, as files have it. */
const wide = (...cells: string[]) => NAMES.map((_, column) => cells[column] ?? '');

describe('the names of the columns', () => {
  test.each([
    [[wide('11월 30일 받는 분 명단')]],
    [[wide('배송 요청서')]],
    [[wide('퀵 접수 리스트'), wide('부서', '영업팀', '담당', '김하늘')]],
    [[wide('작성일', '2026-11-30', '', '문의', '02-123-4567')]],
  ])('stand below %j', (titles) => {
    expect(findHead([...titles, NAMES, ROW])).toEqual({ headers: NAMES, rows: [ROW], titles: titles.length });
  });

  test.each([
    [wide('보내는 분', '', '', '받는 분', '', '', '차량'), wide('이름', '연락처', '주소', '이름', '연락처', '주소')],
    [wide('출발지', '', '', '도착지 정보'), wide('담당자', '연락처', '주소', '담당자', '연락처', '주소', '차량')],
    // The recipient first.
    [
      wide('받는 사람', '', '', '보내는 사람', '', '', '차량'),
      wide('성명', '휴대폰', '주소', '성명', '휴대폰', '주소'),
    ],
  ])('stand in two rows: %j', (above, below) => {
    const { headers, rows, titles } = findHead([wide('11월 배송'), above, below, ROW]);
    const isTurned = above[0] === '받는 사람';
    const fields = isTurned ? [...FIELDS.slice(3, 6), ...FIELDS.slice(0, 3), 'vehicle'] : FIELDS;
    expect(matchColumns(headers ?? [], [])).toEqual(fields);
    expect([rows, titles]).toEqual([[ROW], 1]);
  });

  test('take neither the first order nor a guide for names', () => {
    const places = ['출발지', '', '도착지', '', '물품'];
    const orders = [
      ['본사', '홍길동', '코엑스', '김과장', '서류'],
      ['본사', '홍길동', '서울역', '이대리', '서류'],
    ];
    expect(findHead([places, ...orders])).toEqual({ headers: places, rows: orders, titles: 0 });

    const names = ['No', '받는 분', 'TEL', '주소', '내용', 'EA'];
    const guide = [
      '예시 번호',
      '수령인 이름을 적어 주세요',
      '연락처를 적어 주세요',
      '상세주소까지 적어 주세요',
      '상품',
      '수량',
    ];
    const order = ['1', '이도윤', '010-1111-2222', '서울 강남구 테헤란로 152', '서류', '1'];
    expect(findHead([names, guide, order])).toEqual({ headers: names, rows: [guide, order], titles: 0 });
  });

  test.each(['발송 정보', '픽업', 'Delivery'])('have no side by the title %s, which stands alone', (title) => {
    expect(findHead([wide(title), NAMES, ROW])).toEqual({ headers: NAMES, rows: [ROW], titles: 1 });
  });

  test('below a side, a 번호 is a phone of that side', () => {
    const above = ['받는 분', '', '', '보내는 분', '', ''];
    const below = ['이름', '번호', '주소', '이름', '번호', '주소'];
    const { headers } = findHead([above, below, [...ROW.slice(3, 6), ...ROW.slice(0, 3)]]);
    expect(matchColumns(headers ?? [], [])).toEqual([...FIELDS.slice(3, 6), ...FIELDS.slice(0, 3)]);
  });

  test('are none if the first rows are orders, whatever a later row says', () => {
    const rows = [ROW, wide('받는 분', '요청사항'), ROW];
    expect(findHead(rows)).toEqual({ headers: null, rows, titles: 0 });
  });

  test('may be one, above cells that are data', () => {
    const rows = [
      ['서울 중구 세종대로 110', '3층'],
      ['서울 강남구 테헤란로 152', ''],
    ];
    expect(findHead([['주소', ''], ...rows])).toEqual({ headers: ['주소', ''], rows, titles: 0 });
  });

  test('of one column are in its first row or nowhere', () => {
    expect(findHead([['주소'], ['서울 중구 세종대로 110']]).headers).toEqual(['주소']);
    const rows = [['서울 중구 세종대로 110'], ['메모']];
    expect(findHead(rows)).toEqual({ headers: null, rows, titles: 0 });
  });
});
