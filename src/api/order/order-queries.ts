import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { deviceTime, MAX_TIMER_MS } from '@/domain/time/clock';
import type { OrderType } from '@/domain/order/kinds';
import type { Pay } from '@/domain/payment/methods';
import {
  estimate,
  getGuestOrder,
  getGuestOrderRoute,
  getMobisOrder,
  getOrder,
  getOrderRoute,
  getOrderStatus,
  getReorder,
  getStatistics,
  listCoupons,
  listOrders,
  listShippingRecords,
  type EstimateRequest,
  type OrderFilter,
} from './order-requests';

type ListFilter = Omit<OrderFilter, 'pageIndex' | 'pageSize'>;

/** The screens of these queries report a failure in place, or leave a part out; the shell shows no toast. */
const meta = { isErrorShownInPlace: true };

export const orderQueries = {
  all: () => ['orders'] as const,
  lists: () => [...orderQueries.all(), 'list'] as const,
  /** The beginning of the keys of all pages of one filter. */
  pages: (filter: ListFilter) => [...orderQueries.lists(), 'page', filter] as const,
  page: (filter: OrderFilter) =>
    queryOptions({
      queryKey: orderQueries.pages(filter),
      queryFn: ({ signal }) => listOrders(filter, signal),
      meta,
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'detail', id],
      queryFn: ({ signal }) => getOrder(id, signal),
      meta,
    }),
  status: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'status', id],
      queryFn: ({ signal }) => getOrderStatus(id, signal),
      meta,
    }),
  route: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'route', id],
      queryFn: ({ signal }) => getOrderRoute(id, signal),
      meta,
    }),
  reorders: () => [...orderQueries.all(), 'reorder'] as const,
  reorder: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.reorders(), id],
      queryFn: ({ signal }) => getReorder(id, signal),
      meta,
    }),
  /** `period`: a month in Korea, `2026-11`. */
  statistics: (period: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'statistics', period],
      queryFn: ({ signal }) => getStatistics(period, signal),
      meta,
    }),
  publicOrders: () => ['publicOrder'] as const,
  publicOrder: (organizationId: string, orderId: string) =>
    queryOptions({
      queryKey: [...orderQueries.publicOrders(), organizationId, orderId],
      queryFn: ({ signal }) => getGuestOrder(organizationId, orderId, signal),
      meta,
    }),
  mobisOrder: (orderId: string) =>
    queryOptions({
      queryKey: ['mobisOrder', orderId],
      queryFn: ({ signal }) => getMobisOrder(orderId, signal),
      meta,
    }),
  publicRoute: (id: string) =>
    queryOptions({
      queryKey: ['publicRoute', id],
      queryFn: ({ signal }) => getGuestOrderRoute(id, signal),
      meta,
    }),
};

/** The first part of the key of every price. */
export const ESTIMATE = 'estimate';

/** The price of exactly this request, fresh until its `validUntil`. An answer for an earlier request is never shown for it. */
export const estimateQuery = (request: EstimateRequest) =>
  queryOptions({
    queryKey: [ESTIMATE, request],
    queryFn: ({ signal }) => estimate(request, signal),
    meta,
    staleTime: ({ state }) => {
      const validMs = state.data ? deviceTime(Date.parse(state.data.validUntil)) - state.dataUpdatedAt : 0;
      return Math.min(Math.max(0, validMs), MAX_TIMER_MS);
    },
  });

export const couponQueries = {
  all: () => ['coupons'] as const,
  /** Without arguments: every coupon of the customer, used and expired ones too. */
  list: (orderType?: OrderType, pay?: Pay) =>
    queryOptions({
      queryKey: [...couponQueries.all(), { orderType, pay }],
      queryFn: ({ signal }) => listCoupons({ ...(orderType ? { orderType } : {}), ...(pay ? { pay } : {}) }, signal),
      meta,
    }),
};

export const shippingRecordQueries = {
  /** Places of earlier orders that match `keyword`; all of them for ''. */
  list: (keyword: string, pageSize: number, pageIndex = 0) =>
    queryOptions({
      queryKey: ['shippingRecords', keyword, pageSize, pageIndex],
      queryFn: ({ signal }) => listShippingRecords({ ...(keyword ? { keyword } : {}), pageIndex, pageSize }, signal),
      staleTime: 60_000,
    }),
};
