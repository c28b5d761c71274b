import { describe, expect, test } from 'vitest';
import { createSearch } from '@/domain/home-move/item-search';
import korean from '../../../locales/ko/movingItems.json';

const find = createSearch([
  { key: 'styler', words: ['의류 관리기', '스타일러'] },
  { key: 'kimchi', words: ['김치냉장고', '딤채', 'Kimchi fridge'] },
  { key: 'fridge', words: ['냉장고', '소형', '양문형', 'Fridge', 'refrigerator'] },
  { key: 'washer', words: ['세탁기', '드럼', 'Washing machine'] },
  { key: 'tv', words: ['TV', '티비'] },
]);

describe('an item is found', () => {
  test.each([
    ['by its name', '냉장고', ['fridge', 'kimchi']],
    ['by initial consonants', 'ㄴㅈㄱ', ['fridge', 'kimchi']],
    ['by the initials of a word in it', 'ㄱㄹㄱ', ['styler']],
    ['by a name for one of its kinds', '양문', ['fridge']],
    ['by the other language', 'FRIDGE', ['fridge', 'kimchi']],
    ['while typing: a single consonant', '냉ㅈ', ['fridge', 'kimchi']],
    ['while typing: a syllable that will lose its last letter', '셑', ['washer']],
    ['by two consonants that arrive as one letter', 'ㄴㅈ', ['fridge', 'kimchi']],
    ['with any spaces', '의 류관리', ['styler']],
    ['in decomposed form, as macOS pastes it', '세탁'.normalize('NFD'), ['washer']],
  ])('%s: %s', (_, query, keys) => {
    expect(find(query)).toEqual(keys);
  });

  test('by an empty query, never; and not if it is not in the catalogue', () => {
    expect(find('  ')).toEqual([]);
    expect(find('우주선')).toEqual([]);
  });
});

test('boxes are found by both of their Korean names', () => {
  const { item, also } = korean;
  const findKorean = createSearch([{ key: 'box', words: [item.box, ...also.box.split(' ')] }]);
  expect([findKorean('박스'), findKorean('상자')]).toEqual([['box'], ['box']]);
});
