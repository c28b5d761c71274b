import type { Service } from '@/api/common/common-requests';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { DraftService, OrderDraft } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';

/** What the provider offers for the chosen order kind. */
type Offer = { pools: readonly VehiclePool[]; services: readonly Service[] };

/** `services`: those that are gone, or only in a smaller quantity. */
export type DroppedChoice = { vehiclePoolId: string | null; services: readonly string[] };

const excludes = (one: Service, other: Service) =>
  (one.excludes ?? []).includes(other.code) || (other.excludes ?? []).includes(one.code);

export const isSuitable = ({ vehicleClasses = [] }: Service, pool: VehiclePool | undefined) =>
  pool === undefined || vehicleClasses.length === 0 || vehicleClasses.includes(pool.vehicleClass);

/** The chosen option that rules this one out, if any. */
export const excludedBy = (service: Service, chosen: readonly DraftService[], services: readonly Service[]) =>
  services.find(
    (other) =>
      other.code !== service.code && excludes(service, other) && chosen.some(({ code }) => code === other.code),
  );

function fitServices(chosen: readonly DraftService[], pool: VehiclePool | undefined, services: readonly Service[]) {
  return chosen.reduce<DraftService[]>((kept, { code, quantity }) => {
    const service = services.find((offered) => offered.code === code);
    if (!service || !isSuitable(service, pool) || excludedBy(service, kept, services)) return kept;
    return [...kept, { code, quantity: Math.min(quantity, service.maxQuantity) }];
  }, []);
}

/** Removes from the choice what is not offered or not combinable; null if nothing needs to change. */
export function fitToOffer(
  { orderType, vehiclePoolId, services: chosen }: OrderDraft,
  { pools, services }: Offer,
): { choice: Pick<OrderDraft, 'vehiclePoolId' | 'services'>; dropped: DroppedChoice } | null {
  const pool = pools.find(({ id }) => id === vehiclePoolId);
  // A home move has separate services. Those of the other kinds are kept in case the customer switches back.
  const kept = rulesOf(orderType).hasInventory ? [...chosen] : fitServices(chosen, pool, services);
  const isVehicleKept = vehiclePoolId === '' || pool !== undefined;
  if (isVehicleKept && JSON.stringify(kept) === JSON.stringify(chosen)) return null;
  return {
    choice: { vehiclePoolId: isVehicleKept ? vehiclePoolId : '', services: kept },
    dropped: {
      vehiclePoolId: isVehicleKept ? null : vehiclePoolId,
      services: chosen
        .filter(({ code, quantity }) => !kept.some((one) => one.code === code && one.quantity === quantity))
        .map(({ code }) => code),
    },
  };
}
