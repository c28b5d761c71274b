import { queryOptions } from '@tanstack/react-query';
import { refreshEvery } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import { statusesIn } from '@/domain/order/status';

export const REFRESH_MS = 30_000;
/** As many as fit side by side on a desktop. */
const SHOWN = 3;

export const NEWEST_IN_PROGRESS = {
  status: statusesIn('inProgress').join(','),
  sort: 'createdAtDesc',
  pageIndex: 0,
  pageSize: SHOWN,
} as const;

/** The newest orders in progress and their number, with which dashboard and list begin. Polls only while `isWatched`. */
export const newestInProgress = (isWatched: boolean) =>
  queryOptions({
    ...orderQueries.page(NEWEST_IN_PROGRESS),
    refetchInterval: isWatched ? refreshEvery(REFRESH_MS) : false,
  });
