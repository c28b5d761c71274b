import type { EstimateRequest } from '@/api/order/order-requests';
import { isAreaWrong, isLoadUnknown } from '@/domain/home-move/gaps';
import type { OrderDraft } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import { hasAllAddresses } from '@/domain/order/waypoints';

/** Placeholder for a disabled query; it is never sent. */
export const NO_REQUEST: EstimateRequest = {
  orderType: 'Default',
  vehiclePoolId: '',
  appointmentAt: null,
  waypoints: [],
  flags: [],
  services: [],
};

/** What the draft still needs for a price. */
type Missing = 'address' | 'vehicle' | 'addressAndVehicle' | 'level' | 'area' | 'list';

export function missingFor({ orderType, waypoints, vehiclePoolId, moving }: OrderDraft): Missing | null {
  const hasAddresses = hasAllAddresses(waypoints);
  const { hasInventory } = rulesOf(orderType);
  const hasNoLoad = hasInventory && isLoadUnknown(moving);
  // A truck chosen for nothing known would be a binding price for whatever comes.
  if (vehiclePoolId === '' || hasNoLoad) {
    if (!hasAddresses) return 'addressAndVehicle';
    return hasNoLoad && moving.from.area !== '' ? 'list' : 'vehicle';
  }
  if (!hasAddresses) return 'address';
  if (!hasInventory) return null;
  if (isAreaWrong(moving.from.area)) return 'area';
  return moving.level === '' ? 'level' : null;
}

/** The estimate request for a draft; null while something is missing. */
export const estimateRequestOf = (draft: OrderDraft): EstimateRequest | null =>
  missingFor(draft) === null ? toEstimateRequest(draft) : null;
