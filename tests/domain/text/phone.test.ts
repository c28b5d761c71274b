import { describe, expect, test } from 'vitest';
import {
  formatNationalPhone,
  formatPhone,
  isPhone,
  isSafeNumber,
  joinMobileNo,
  splitMobileNo,
  toWirePhone,
} from '@/domain/text/phone';

test.each([
  ['010-1234-5678', '+82', '+821012345678'],
  ['02-123-4567', '+82', '+8221234567'],
  ['0912345678', '+84', '+84912345678'],
  ['1588-1234', '+82', '15881234'],
  ['+82 10 1234 5678', '+82', '+821012345678'],
  ['080-123-4567', '+82', '+82801234567'],
  ['070-1234-5678', '+82', '+827012345678'],
  ['+82 (0)10-1234-5678', '+82', '+821012345678'],
  ['+84 0912 345 678', '+82', '+84912345678'],
  ['０１０－１２３４－５６７８', '+82', '+821012345678'],
  ['\u202D010-1234-5678\u202C', '+82', '+821012345678'],
] as const)('%s is sent with the country code %s', (typed, country, wire) => {
  expect(toWirePhone(typed, country)).toBe(wire);
});

test.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['+821012345678', '010-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['15881234', '1588-1234'],
  ['050712345678', '0507-1234-5678'],
  ['0801234567', '080-123-4567'],
  ['08012345678', '080-1234-5678'],
  ['+82801234567', '080-123-4567'],
  ['07012345678', '070-1234-5678'],
  ['+827012345678', '070-1234-5678'],
  ['0701', '070-1'],
  ['+8201012345678', '010-1234-5678'],
  ['０１０１２３４５６７８', '010-1234-5678'],
  ['+', '+'],
  ['+82', '+82'],
  ['+821', '01'],
  ['+84', '+84'],
  ['+843', '+84 3'],
  ['+84361234567', '+84 36-123-4567'],
  ['+84 0912 345 678', '+84 91-234-5678'],
  ['+84 36-123-4567', '+84 36-123-4567'],
  ['010', '010'],
  ['0101', '010-1'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test('formatting keeps every typed digit', () => {
  for (let length = 0; length <= 15; length += 1) {
    const digits = '010123456789012'.slice(0, length);
    expect(formatPhone(digits).replace(/-/g, '')).toBe(digits);
  }
});

describe('a phone number', () => {
  test.each([
    '010-1234-5678',
    '02-123-4567',
    '031-1234-5678',
    '1588-1234',
    '0507-1234-5678',
    '070-1234-5678',
    '080-123-4567',
    '080-1234-5678',
    '+84 36-123-4567',
    '+84 91-234-5678',
  ])('%s is accepted', (phone) => expect(isPhone(phone)).toBe(true));
  test.each([
    '',
    '010-12-34',
    '080-12-3456',
    '070-123-4567',
    '070-1234-56789',
    '12345',
    'phone',
    '0101234567890',
    '+84 36-123',
  ])('%s is not', (phone) => expect(isPhone(phone)).toBe(false));
});

test('beside a country select a number has no code', () => {
  expect(formatNationalPhone('+84912345678')).toBe('091-234-5678');
  expect(isPhone('091-234-5678', '+84')).toBe(true);
});

test('several numbers are sent as one text and split again', () => {
  const joined = joinMobileNo(['010-1234-5678', '', '02-123-4567']);
  expect(joined).toBe('+821012345678;+8221234567');
  expect(splitMobileNo(joined).map(formatPhone)).toEqual(['010-1234-5678', '02-123-4567']);
});

test.each([
  ['+8250712345678', true],
  ['0502-1234-5678', true],
  ['010-1234-5678', false],
  ['02-123-4567', false],
  ['1588-1234', false],
])('%s as a safe number: %s', (phone, isSafe) => {
  expect(isSafeNumber(phone)).toBe(isSafe);
});
