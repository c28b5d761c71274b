import { expect, test } from 'vitest';
import { exitOf, keywordsOf } from '@/domain/address/address-keyword';

test('a city hall is searched for by its official name, too', () => {
  expect(keywordsOf(' 서울시청 ')).toEqual(['서울시청', '서울특별시청']);
  expect(keywordsOf('부산시청')).toEqual(['부산시청', '부산광역시청']);
});

test('a station is searched for without its exit, which is kept for the driver', () => {
  expect(keywordsOf('강남역 3번출구')).toEqual(['강남역 3번출구', '강남역']);
  expect(exitOf('강남역 3번출구')).toBe('3번 출구');
  expect(exitOf('서울역 2 번게이트')).toBe('2번 게이트');
});

test.each([
  ['Hangul in parts, as a Mac writes it', '세종대로'.normalize('NFD')],
  ['an invisible character', '세종\u200b대로\u2060'],
  ['a space of full width', '세종대로　'],
])('%s does not keep a pasted address from being found', (_what, typed) => {
  expect(keywordsOf(typed)).toEqual(['세종대로']);
  expect(keywordsOf('세종대로 １１０')).toEqual(['세종대로 110']);
});

test('first consonants and a syllable that is half typed are searched for as typed', () => {
  expect(keywordsOf('ㅅㅈㄷㄹ')).toEqual(['ㅅㅈㄷㄹ']);
  expect(keywordsOf('강남ㅇ')).toEqual(['강남ㅇ']);
});

test('of a pasted novel only the beginning is searched for, cut between characters', () => {
  const [keyword = ''] = keywordsOf('🚚'.repeat(3_000));
  expect(Array.from(keyword)).toHaveLength(100);
  expect(() => encodeURIComponent(keyword)).not.toThrow();
});
