import type { EstimateRequest } from '@/api/order/order-requests';
import type { OrderDraft } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';
import { toEstimateRequest } from '@/domain/order/request';
import { hasAllAddresses } from '@/domain/order/waypoints';

/** Stands for no request; it is never sent. */
export const NO_REQUEST: EstimateRequest = {
  orderType: 'Default',
  vehiclePoolId: '',
  appointmentAt: null,
  waypoints: [],
  flags: [],
  services: [],
};

/** What a price still needs. */
export type Missing = 'address' | 'vehicle' | 'addressAndVehicle' | 'level';

export function missingFor({ orderType, waypoints, vehiclePoolId, moving }: OrderDraft): Missing | null {
  const hasAddresses = hasAllAddresses(waypoints);
  if (vehiclePoolId === '') return hasAddresses ? 'vehicle' : 'addressAndVehicle';
  if (!hasAddresses) return 'address';
  return rulesOf(orderType).hasInventory && moving.level === '' ? 'level' : null;
}

/** What the provider is asked for a price; null while something is missing. */
export const requestOf = (draft: OrderDraft): EstimateRequest | null =>
  missingFor(draft) === null ? toEstimateRequest(draft) : null;
