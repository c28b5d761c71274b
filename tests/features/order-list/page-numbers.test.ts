import { expect, test } from 'vitest';
import { pageNumbers } from '@/features/order-list/paging/pagination';

test.each([
  [1, 1, 2, [1]],
  [1, 10, 2, [1, 2, 3, null, 10]],
  [4, 10, 2, [1, 2, 3, 4, 5, 6, null, 10]],
  [6, 10, 2, [1, null, 4, 5, 6, 7, 8, 9, 10]],
  [250, 500, 0, [1, null, 250, null, 500]],
])('page %i of %i is shown with the ends and %i pages on both sides', (page, count, around, expected) => {
  expect(pageNumbers(page, count, around)).toEqual(expected);
});
