import { expect, test } from 'vitest';
import { behindMobilePrefix } from '@/domain/text/phone-prefix';

test.each([
  ['12345678', '01012345678'],
  ['1', '0101'],
  ['9876-5432', '01098765432'],
  ['１２３４', '0101234'],
])('%s typed behind an offered 010 is %s', (typed, number) => {
  expect(behindMobilePrefix(typed)).toBe(number);
});

test.each([
  '0',
  '02-123-4567',
  '070-1234-5678',
  '(080) 123-4567',
  '+',
  '+82 10 1234 5678',
  '1588-1234',
  '1012345678',
  '',
])('%s is a number of its own, not the rest of a mobile number', (typed) => {
  expect(behindMobilePrefix(typed)).toBe(typed);
});
