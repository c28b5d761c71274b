import type { OrderType } from '@/domain/order/kinds';
import { call } from '../client/call';
import type { components, operations } from '../contract/schema.gen';

export type VehiclePool = components['schemas']['VehiclePool'];

export const listVehiclePools = (orderType: OrderType, signal?: AbortSignal) =>
  call<operations['listVehiclePools']>({ url: '/driver/api/v1/vehicle-pools', params: { orderType }, signal });
