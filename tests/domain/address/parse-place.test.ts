import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlaceBlock, parsePlace } from '@/domain/address/parse-place';
import { PLACE_SAMPLES, type PlaceSample } from './place-samples';

const LEAST_RIGHT = 0.95;

function read([text]: PlaceSample) {
  const { address, addressDetail, contactName, phones, note, doorCode } = parsePlace(text);
  return [address, addressDetail, contactName, phones.join(';'), note, doorCode];
}
const wanted = ([, address, detail, name, phones, note = '', doorCode = '']: PlaceSample) => [
  address,
  detail,
  name,
  phones,
  note,
  doorCode,
];

test('pasted texts are taken apart completely right', () => {
  const wrong = PLACE_SAMPLES.filter((sample) => read(sample).join('|') !== wanted(sample).join('|'));
  const share = 1 - wrong.length / PLACE_SAMPLES.length;
  const list = wrong.map(
    (sample) => `\n${sample[0]}\n  is     ${read(sample).join(' | ')}\n  wanted ${wanted(sample).join(' | ')}`,
  );
  console.info(`${PLACE_SAMPLES.length} pasted texts, ${(share * 100).toFixed(1)} % completely right${list.join('')}`);
  expect(PLACE_SAMPLES.length).toBeGreaterThanOrEqual(150);
  expect(share).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

test('a guess is marked, so that the customer is asked', () => {
  expect(parsePlace('롯데월드타워 31층 김철민 010-3210-9876').unsure).toEqual(['address']);
  expect(parsePlace('서울 중구 세종대로 110 010-1234-5678 윤아').unsure).toEqual(['contactName']);
  expect(parsePlace('서울 중구 세종대로 110 김하늘 010-1234-5678').unsure).toEqual([]);
});

test('only a text with several parts counts as a block', () => {
  for (const keyword of ['서울 중구 세종대로 110', '롯데월드타워', '역삼동 736-1', ''])
    expect(isPlaceBlock(keyword)).toBe(false);
  expect(isPlaceBlock('서울 중구 세종대로 110 12층 김하늘 010-1234-5678')).toBe(true);
});

const PLACE = '서울 강남구 테헤란로 152 101동 1203호\n김철수 010-2222-3333\n';

test.each([
  ['공동현관 비번 #1234* 문 앞에 놔주세요', '#1234*', '문 앞에 놔주세요'],
  ['공동현관 #1234 벨 누르지 마세요', '#1234', '벨 누르지 마세요'],
  ['공동현관: 1234# / 부재시 경비실에 맡겨주세요', '1234#', '부재시 경비실에 맡겨주세요'],
  ['공동현관: 1234# (경비실에 맡겨주세요)', '1234#', '경비실에 맡겨주세요'],
  ['현관비밀번호 1234, 강아지 있으니 벨 누르지 마세요', '1234', '강아지 있으니 벨 누르지 마세요'],
  ['문 앞에 놔주세요 공동현관 #1234', '#1234', '문 앞에 놔주세요'],
  ['출입방법: 문 앞에 놔주세요, 비번은 #1234*', '#1234*', '문 앞에 놔주세요'],
  ['공동현관 비번 #1234 누르고 들어와서 문 앞에 놔주세요', '#1234', '문 앞에 놔주세요'],
  ['공동현관 #1234 호출 후 문 앞에 놔주세요', '#1234', '문 앞에 놔주세요'],
  ['공동현관 #1234 3층 문 앞에 놔주세요', '#1234', '3층 문 앞에 놔주세요'],
  ['공동현관 #1234 들어오실 때 조심해 주세요', '#1234', '들어오실 때 조심해 주세요'],
  ['공동현관 #1234 후문에 놔주세요', '#1234', '후문에 놔주세요'],
  ['공동현관 앞에 놔주세요 #1234', '#1234', '공동현관 앞에 놔주세요'],
  ['공동현관: 1203호 호출 후 들어오세요', '', '1203호 호출 후 들어오세요'],
])('a request on the line of the door code is kept: %s', (line, doorCode, note) => {
  expect(parsePlace(`${PLACE}${line}`)).toMatchObject({ doorCode, note, addressDetail: '101동 1203호' });
});

test.each([
  ['공동현관 비번 1234 누르시면 돼요', '1234'],
  ['공동현관 #1234 입니다', '#1234'],
  ['공동현관 비번은 1234번입니다.', '1234'],
  ['공동현관 (#1234를 누르고 오세요)', '#1234'],
  ['공동현관 비번 1234# 누르고 들어오시면 됩니다', '1234#'],
  ['공동현관 비번 : 종 1234 종', '1234'],
  ['출입방법: 1층 공동현관 비밀번호는 #9020 이에요 감사합니다', '#9020'],
])('words that only belong to the door code are no request: %s', (line, doorCode) => {
  expect(parsePlace(`${PLACE}${line}`)).toMatchObject({ doorCode, note: '', addressDetail: '101동 1203호' });
});

test('a phone number behind the door code is kept, too', () => {
  const { doorCode, phones, note } = parsePlace(
    '서울 중구 세종대로 110\n공동현관 #1234 문 앞에 놔주세요 010-2222-3333',
  );
  expect([doorCode, phones, note]).toEqual(['#1234', ['010-2222-3333'], '문 앞에 놔주세요']);
});

// It took minutes, far beyond the limit of a test.
test('a long run of blanks still parts the address from its detail', () => {
  const spaced = (blanks: number) =>
    parsePlace(`서울 강남구 테헤란로 152${' '.repeat(blanks)}강남파이낸스센터 3층 홍길동`);
  expect(spaced(400)).toEqual(spaced(3));
});

test('no text makes it fail, and a long one takes no time', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => void parsePlace(text)));
  const startedAt = performance.now();
  parsePlace('서울 강남구 '.repeat(500) + '가나다라 '.repeat(2_000));
  parsePlace(`공동현관 ${'비번 누르고 '.repeat(120)}#1234 ${'누르고, '.repeat(200)}`);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
