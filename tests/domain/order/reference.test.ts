import fc from '../../support/property';
import { expect, test } from 'vitest';
import { readReference, writeReference } from '@/domain/order/reference';

const NONE = { reference: '', costCentre: '', memo: '' };

test('what an organization keeps about an order is the last line of its remark', () => {
  const values = { reference: 'A-100', costCentre: '영업 1팀', memo: '' };
  expect(writeReference(values, '문 앞에 두세요')).toBe('문 앞에 두세요\n[관리번호: A-100] [비용 부서: 영업 1팀]');
  expect(writeReference(values, '')).toBe('[관리번호: A-100] [비용 부서: 영업 1팀]');
  expect(writeReference(NONE, '문 앞')).toBe('문 앞');
});

test('a remark of someone else is left as it is', () => {
  const remark = '[관리번호]는 뒷면에 있어요\n[문 앞] 벨 누르지 마세요';
  expect(readReference(remark)).toEqual({ ...NONE, remark });
});

test('every value comes back, whatever it contains', () => {
  const text = fc
    .string({ unit: fc.constantFrom('가', 'a', ' ', ']', '[', '\\', ':', '|'), maxLength: 12 })
    .map((one) => one.trim().replace(/ +/g, ' '));
  fc.assert(
    fc.property(
      text,
      text,
      text,
      fc.constantFrom('', '문 앞', '두 줄\n메모'),
      (reference, costCentre, memo, remark) => {
        const values = { reference, costCentre, memo };
        expect(readReference(writeReference(values, remark))).toEqual({ ...values, remark });
      },
    ),
  );
});
