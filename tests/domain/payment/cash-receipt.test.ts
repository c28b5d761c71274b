import { describe, expect, test } from 'vitest';
import {
  formatBusinessNumber,
  formatReceiptNumber,
  isReceiptNumber,
  toReceiptNumber,
} from '@/domain/payment/cash-receipt';
import fc from '../../support/property';

/** Business numbers published by their owners. */
const BUSINESSES = ['124-81-00998', '220-81-62517', '120-81-47521'];

describe('a business number', () => {
  test.each(BUSINESSES)('%s is valid', (number) => {
    expect(isReceiptNumber({ kind: 'expenseProof', number })).toBe(true);
    expect(toReceiptNumber({ kind: 'expenseProof', number })).toBe(number.replaceAll('-', ''));
  });

  test('with one mistyped digit is invalid', () => {
    for (const number of BUSINESSES.map((one) => one.replaceAll('-', ''))) {
      const mistyped = [...number].flatMap((figure, place) =>
        [...'0123456789']
          .filter((other) => other !== figure)
          .map((other) => number.slice(0, place) + other + number.slice(place + 1)),
      );
      const taken = mistyped.filter((wrong) => isReceiptNumber({ kind: 'expenseProof', number: wrong }));
      expect(taken).toEqual([]);
    }
  });

  test.each(['', '124-81-0099', '124-81-009981', '000-00-00000', '가나다'])('%s is invalid', (number) => {
    expect(isReceiptNumber({ kind: 'expenseProof', number })).toBe(false);
  });

  test('is grouped while it is typed, also in full-width digits', () => {
    expect(['1', '124', '1248', '12481', '124810', '１２４８１００９９８'].map(formatBusinessNumber)).toEqual([
      '1',
      '124',
      '124-8',
      '124-81',
      '124-81-0',
      '124-81-00998',
    ]);
  });
});

describe('a personal receipt', () => {
  test.each([
    ['010-1234-5678', '01012345678'],
    ['+82 10-1234-5678', '01012345678'],
    ['011-234-5678', '0112345678'],
  ])('goes to the mobile number %s', (number, wire) => {
    expect(isReceiptNumber({ kind: 'incomeDeduction', number })).toBe(true);
    expect(toReceiptNumber({ kind: 'incomeDeduction', number })).toBe(wire);
  });

  test.each(['', '02-123-4567', '1588-1234', '010-1234-567'])('does not go to %s', (number) => {
    expect(isReceiptNumber({ kind: 'incomeDeduction', number })).toBe(false);
  });
});

test('every valid number satisfies the provider: ten or eleven digits', () => {
  fc.assert(
    fc.property(fc.constantFrom('incomeDeduction' as const, 'expenseProof' as const), fc.string(), (kind, number) => {
      const receipt = { kind, number };
      if (isReceiptNumber(receipt)) expect(toReceiptNumber(receipt)).toMatch(/^\d{10,11}$/);
      expect(formatReceiptNumber({ kind, number: formatReceiptNumber(receipt) })).toBe(formatReceiptNumber(receipt));
    }),
  );
});
