import type { EstimateRequest } from '@/api/order/order-requests';
import { emptyDraft } from '@/domain/order-draft';
import { toEstimateRequest } from '@/domain/order-request';
import type { ComposerValues } from '../form/composer-values';

/** Stands for no question at all; it is never sent. */
export const NO_REQUEST: EstimateRequest = {
  orderType: 'Default',
  vehiclePoolId: '',
  appointmentAt: null,
  waypoints: [],
  flags: [],
  services: [],
};

/** What the provider is asked for a price; null while something that it needs is missing. */
export function requestOf(values: ComposerValues): EstimateRequest | null {
  const isWhole = values.vehiclePoolId !== '' && values.waypoints.every(({ address }) => address !== null);
  const isDescribed = values.orderType !== 'HomeMoving' || values.moving.level !== '';
  return isWhole && isDescribed ? toEstimateRequest({ ...emptyDraft(), ...values }) : null;
}
