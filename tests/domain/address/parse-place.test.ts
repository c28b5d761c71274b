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
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
