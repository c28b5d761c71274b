import type { OrderType } from '@/domain/order/kinds';
import { call, type Query } from '../client/call';
import type { components, operations } from '../contract/schema.gen';

export type Service = components['schemas']['Service'];

export const listServices = (orderType: OrderType, signal?: AbortSignal) =>
  call<operations['listServices']>({ url: '/common/api/v1/services', params: { orderType }, signal });

export const findAddressAt = (params: Query<operations['findAddressAt']>, signal?: AbortSignal) =>
  call<operations['findAddressAt']>({ url: '/common/api/v1/addresses/at', params, signal });

export const searchAddresses = (params: Query<operations['searchAddresses']>, signal?: AbortSignal) =>
  call<operations['searchAddresses']>({ url: '/common/api/v1/addresses', params, signal });
