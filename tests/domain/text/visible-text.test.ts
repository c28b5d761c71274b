import { expect, test } from 'vitest';
import { lengthOf, visibleText } from '@/domain/text/visible-text';

test.each([
  ['blanks', '  ', ''],
  ['a mark that reverses the direction', '\u202Egnirts\u202C', 'gnirts'],
  ['only invisible characters', '\u200B\u200F\uFEFF', ''],
  ['letters that were typed one by one', '\u1112\u1161\u11ab', '한'],
  ['a name with blanks around it', ' 김하늘\u200E ', '김하늘'],
])('%s', (_, typed, seen) => {
  expect(visibleText(typed)).toBe(seen);
});

test('an emoji counts as one character', () => {
  expect(lengthOf('🚚🚚')).toBe(2);
});
