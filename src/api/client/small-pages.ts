import { fieldsOf } from '@/domain/stored-values';

/** Where fewer rows come, the total counts more than the customer has, rather than that the provider has a limit. */
const SMALLEST_LIMIT = 10;

type Part = { readonly pageIndex: number; readonly pageSize: number };

/**
 * The pages to ask for in place of one that came with fewer rows than there are, because the provider gives no more at
 * once: together they have the rows that were asked for. None if the page is whole. `rows`: how many came.
 */
export function partsOf(asked: unknown, data: unknown, rows: number): readonly Part[] {
  const { pageIndex, pageSize } = fieldsOf(asked);
  const { total } = fieldsOf(data);
  if (typeof pageIndex !== 'number' || typeof pageSize !== 'number' || typeof total !== 'number') return [];
  const before = pageIndex * pageSize;
  const wanted = Math.min(pageSize, total - before);
  if (rows < SMALLEST_LIMIT || rows >= wanted) return [];
  // Only pages of a size that divides the other one begin where it begins.
  const sizes = Array.from({ length: rows }, (_, index) => rows - index);
  const size = sizes.find((one) => pageSize % one === 0) ?? 1;
  if (size < SMALLEST_LIMIT) return [];
  return Array.from({ length: Math.ceil(wanted / size) }, (_, index) => ({
    pageIndex: before / size + index,
    pageSize: size,
  }));
}
