import { ORDER_PAGE_SIZE } from '@/config/limits';

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / ORDER_PAGE_SIZE));

/** Of a row, from 0. */
export const pageOf = (row: number) => Math.floor(row / ORDER_PAGE_SIZE);
