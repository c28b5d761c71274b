import { expect, test } from 'vitest';
import { groupPhotos, shortHash } from '@/domain/order/photos';
import { vatOf } from '@/domain/payment/vat';

const photo = (id: string, kind?: string, room?: string) => ({ id, ...(kind && { kind }), ...(room && { room }) });
const ids = (some: { id: string }[]) => some.map(({ id }) => id).join('');

test('photos are grouped by room in the order of the home, before beside after, the rest last', () => {
  const groups = groupPhotos([
    photo('a', 'after', 'kitchen'),
    photo('b', 'before', 'entrance'),
    photo('c'),
    photo('d', 'before', 'kitchen'),
    photo('e', 'proof'),
    photo('f', 'after', '다락'),
  ]);
  expect(groups.map(({ room, before, after, others }) => [room, ids(before), ids(after), ids(others)])).toEqual([
    ['entrance', 'b', '', ''],
    ['kitchen', 'd', 'a', ''],
    ['다락', '', 'f', ''],
    [null, '', '', 'ce'],
  ]);
});

test('an empty room is none', () => {
  expect(groupPhotos([photo('a', 'before', ''), photo('b')]).map(({ room }) => room)).toEqual([null]);
});

test('a fingerprint is short enough to read aloud', () => {
  expect(shortHash('3fa912c0ffee')).toBe('3fa9 12c0');
});

test.each([
  [120_400, 109_455, 10_945],
  [11_000, 10_000, 1_000],
  [3_000, 2_727, 273],
  [0, 0, 0],
])('%s won contain a net amount of %s and a tax of %s', (amount, supply, vat) => {
  expect(vatOf(amount)).toEqual({ supply, vat });
});
