import { expect, test } from 'vitest';
import { isMobile } from '@/domain/text/mobile';

test.each([
  ['010-1234-5678', true],
  ['+82 10 1234 5678', true],
  ['011-123-4567', true],
  ['+84 36-123-4567', true],
  ['02-555-1234', false],
  ['1588-1234', false],
  ['0507-1234-5678', false],
])('whether %s gets the text message with the payment link: %s', (phone, expected) => {
  expect(isMobile(phone)).toBe(expected);
});
