import { ESTIMATE_VALID_MS } from '@/config/limits';
import { ApiError, PRICE_VALID_UNTIL } from '@/domain/api-error';
import type { DraftPrice } from '@/domain/order/draft';
import { rulesOf, type OrderType } from '@/domain/order/kinds';
import { leftOutOf, recordLeftOut } from '@/domain/left-out';
import { serverNow } from '@/domain/time/clock';
import { call, type Payload, type Query } from '../client/call';
import type { components, operations } from '../contract/schema.gen';

type Schemas = components['schemas'];
export type Address = Schemas['Address'];
/** The provider's price, always with its `validUntil`, which the provider may leave out. */
export type CalculationPrice = DraftPrice;
export type Coupon = Schemas['Coupon'];
export type EstimateRequest = Schemas['EstimateRequest'];
export type Order = Schemas['Order'];
export type OrderImage = Schemas['OrderImage'];
export type OrderFilter = Query<operations['listOrders']>;
export type OrderListItem = Schemas['OrderListItem'];
export type OrderProgress = Schemas['OrderProgress'];
export type OrderRequest = Schemas['OrderRequest'];
export type OrderRoute = Schemas['OrderRoute'];
export type PublicOrder = Schemas['PublicOrder'];
export type ReorderDraft = Schemas['ReorderDraft'];
export type ShareSettings = Schemas['ShareSettings'];
export type ShippingRecord = Schemas['ShippingRecord'];
export type Waypoint = Schemas['Waypoint'];

const base = '/order/api/v1';
const orderUrl = (id: string) => `${base}/orders/${encodeURIComponent(id)}`;

/** Spec §7: the order type decides whether the operation for home moves is used. */
const ESTIMATE_URL = { orders: `${base}/guest/estimate`, homeMoving: `${base}/guest/home-moving/estimate` };
const CREATE_URL = { orders: `${base}/orders`, homeMoving: `${base}/home-moving/orders` };

const ESTIMATE_TRIES = 2;

/**
 * A price without `validUntil` is valid for `ESTIMATE_VALID_MS`; the provider checks it with the order anyway. A price that
 * has expired on arrival is requested once more. If that one has expired too, a clock is wrong: then this rejects.
 */
export async function estimate(data: EstimateRequest, signal?: AbortSignal): Promise<CalculationPrice> {
  const url = ESTIMATE_URL[rulesOf(data.orderType).operations];
  for (let tries = 0; tries < ESTIMATE_TRIES; tries += 1) {
    const price = await call<operations['estimate']>({ method: 'post', url, data, signal, isStoppable: true });
    const { validUntil = new Date(serverNow() + ESTIMATE_VALID_MS).toISOString() } = price;
    if (Date.parse(validUntil) > serverNow()) return { ...price, validUntil };
  }
  const unreadable = {
    operation: `post ${url}`,
    path: PRICE_VALID_UNTIL,
    expected: 'a time in the future',
    found: 'a time in the past',
  };
  throw new ApiError('', { status: 200, unreadable });
}

/** `idempotencyKey`: one per order, the same for every repetition. */
export const createOrder = (data: OrderRequest, idempotencyKey: string) =>
  call<operations['createOrder']>({
    method: 'post',
    url: CREATE_URL[rulesOf(data.orderType).operations],
    data,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

export const listOrders = async (params: OrderFilter, signal?: AbortSignal) =>
  withTotal(await call<operations['listOrders']>({ url: `${base}/orders`, params, signal }), params);

/**
 * A page with its `total`. If the provider does not send one, or fewer than the rows that came, a full page counts as
 * having a next page, and the total is `isAtLeast`, which is absent of a total that was told. The number of items that
 * could not be read goes over to the result.
 */
function withTotal<Page extends { items: readonly unknown[]; total?: number }>(
  page: Page,
  { pageIndex = 0, pageSize = 0 }: { pageIndex?: number; pageSize?: number },
): Page & { total: number; isAtLeast?: boolean } {
  const leftOut = leftOutOf(page);
  const sent = page.items.length + leftOut;
  const sentSoFar = pageIndex * pageSize + sent;
  const isFull = pageSize > 0 && sent >= pageSize;
  const { total: told } = page;
  // A page behind the last one has no rows, and its total is right.
  const isTold = told !== undefined && (sent === 0 || told >= sentSoFar);
  const total = isTold ? Math.max(told, 0) : sentSoFar + (isFull ? pageSize : 0);
  // On the last page, an item that could not be read must not count: its row would load without end.
  const isLast = sentSoFar >= total;
  const counted = {
    ...page,
    total: isLast ? total - leftOut : total,
    ...(isTold ? {} : { isAtLeast: isFull }),
  };
  recordLeftOut(counted, leftOut);
  return counted;
}

export const getOrder = (id: string, signal?: AbortSignal) =>
  call<operations['getOrder']>({ url: orderUrl(id), signal });

export const getOrderStatus = (id: string, signal?: AbortSignal) =>
  call<operations['getOrderStatus']>({ url: `${orderUrl(id)}/status`, signal });

export const getOrderRoute = (id: string, signal?: AbortSignal) =>
  call<operations['getOrderRoute']>({ url: `${orderUrl(id)}/route`, signal });

export const getReorder = (id: string, signal?: AbortSignal) =>
  call<operations['getReorder']>({ url: `${orderUrl(id)}/reorder`, signal });

export const cancelOrder = (id: string, data: Payload<operations['cancelOrder']>) =>
  call<operations['cancelOrder']>({ method: 'post', url: `${orderUrl(id)}/b2c-cancel`, data });

/** Sets what the public link shows; resolves to the settings that the provider saved. */
export const saveShareSettings = (id: string, data: ShareSettings) =>
  call<operations['saveShareSettings']>({ method: 'put', url: `${orderUrl(id)}/share`, data });

/** `amount`: won, added to earlier tips. Resolves to the tip in total. */
export const submitTip = (id: string, amount: number) =>
  call<operations['submitTip']>({ method: 'post', url: `${orderUrl(id)}/submit-tip`, data: { id, amount } });

export const listShippingRecords = async (params: Query<operations['listShippingRecords']>, signal?: AbortSignal) =>
  withTotal(
    await call<operations['listShippingRecords']>({ url: `${base}/orders/shipping-records`, params, signal }),
    params,
  );

/** `period`: a month in Korea, `2026-11`. */
export const getStatistics = (period: string, signal?: AbortSignal) =>
  call<operations['getStatistics']>({ url: `${base}/orders/statistics`, params: { period }, signal });

export const listCoupons = (params: { orderType?: OrderType; pay?: Schemas['Pay'] }, signal?: AbortSignal) =>
  call<operations['listCoupons']>({ url: `${base}/coupons`, params, signal });

export const registerCoupon = (couponNumber: string) =>
  call<operations['registerCoupon']>({ method: 'post', url: `${base}/coupons/register-user`, data: { couponNumber } });

export const getGuestOrder = (organizationId: string, orderId: string, signal?: AbortSignal) =>
  call<operations['getGuestOrder']>({
    url: `${base}/guest/orders/${encodeURIComponent(organizationId)}/${encodeURIComponent(orderId)}`,
    signal,
  });

export const getMobisOrder = (orderId: string, signal?: AbortSignal) =>
  call<operations['getMobisOrder']>({ url: `${base}/guest/mobis/orders/${encodeURIComponent(orderId)}`, signal });

export const getGuestOrderRoute = (id: string, signal?: AbortSignal) =>
  call<operations['getGuestOrderRoute']>({ url: `${base}/guest/orders/route/${encodeURIComponent(id)}`, signal });
