import { expect, test } from 'vitest';
import { searchKeyword } from '@/domain/text/search-keyword';

test.each([
  ['Hangul in parts, as a Mac writes it', '성수동'.normalize('NFD')],
  ['an invisible character', '성\u200b수동\u2060'],
  ['a space of full width', '성수동　'],
])('%s does not keep a pasted name from being found', (_what, typed) => {
  expect(searchKeyword(typed)).toBe('성수동');
});

test('first consonants and a syllable that is half typed are searched for as typed', () => {
  expect(searchKeyword('ㅅㅅㄷ')).toBe('ㅅㅅㄷ');
  expect(searchKeyword('성수ㄷ')).toBe('성수ㄷ');
});
