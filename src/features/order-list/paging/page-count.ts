import { ORDER_PAGE_SIZE } from '@/config/limits';

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / ORDER_PAGE_SIZE));
