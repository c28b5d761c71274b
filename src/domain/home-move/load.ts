import { isVehicleClass, type VehicleClass } from '../order/vehicles';
import { itemOf } from './catalogue';
import { isBox } from './inventory';
import type { Load, HomeMoveItem, OwnItem } from './job';
import { ownItemLoad } from './own-items';

/** Cubic metres of one moving box. */
const BOX_M3 = 0.1;

/** Removes floating-point noise: rounds to a thousandth of a m³ or kg. */
const roundToThousandth = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Totals of the inventory. Unknown codes and own items without a complete size count as nothing. Small things fill
 * boxes; a part-filled box counts as a whole one.
 */
export function loadOf(items: readonly HomeMoveItem[], ownItems: readonly OwnItem[]): Load {
  const parts = items.flatMap(({ code, quantity }) => {
    const item = itemOf(code);
    return item ? [{ code, quantity, volume: item.volume, kg: item.kg, isBoxed: item.isBoxed }] : [];
  });
  const owned = ownItems.flatMap((item) => {
    const load = ownItemLoad(item);
    return load ? [{ ...load, quantity: item.quantity }] : [];
  });
  const volumeOf = (some: readonly { volume: number; quantity: number }[]) =>
    roundToThousandth(some.reduce((sum, { volume, quantity }) => sum + volume * quantity, 0));

  const packed = Math.ceil(roundToThousandth(volumeOf(parts.filter(({ isBoxed }) => isBoxed)) / BOX_M3));
  const whole = volumeOf([...parts.filter(({ isBoxed }) => !isBoxed), ...owned]);
  const boxes = parts.reduce((sum, { code, quantity }) => sum + (isBox(code) ? quantity : 0), 0);
  return {
    volume: roundToThousandth(whole + packed * BOX_M3),
    kg: roundToThousandth([...parts, ...owned].reduce((sum, { kg, quantity }) => sum + kg * quantity, 0)),
    boxes: boxes + packed,
  };
}

/** Usable cubic metres per vehicle, as movers load it. The largest is calculated as a 10-tonne truck. */
const USABLE_M3: Record<VehicleClass, number> = {
  // Not used for home moves.
  motorcycle: 0,
  car: 0,
  damas: 1.2,
  labo: 1.8,
  truck1tCargo: 5,
  truck1tBox: 5,
  truck1tWing: 5,
  truck1_4t: 7,
  truck2_5t: 12,
  truck3_5t: 18,
  truck5t: 25,
  truck11t: 50,
};

/** Usable m³; 0 for vehicles that are not used for home moves, and for unknown classes. */
export const usableVolume = (vehicleClass: string) => (isVehicleClass(vehicleClass) ? USABLE_M3[vehicleClass] : 0);

/** `payloadKg`: 0 is unknown, so only the space decides. */
type Truck = { vehicleClass: string; payloadKg: number; basePrice: number };

/** By how much a load exceeds the trucks' space (m³) and payload (kg); both 0 if it fits. */
export type Fit = { fits: boolean; overM3: number; overKg: number };

/** Compares a load with the total space and payload of all `trucks`. */
export function checkLoadFit({ volume, kg }: Pick<Load, 'volume' | 'kg'>, trucks: readonly Truck[]): Fit {
  const room = trucks.reduce((sum, { vehicleClass }) => sum + usableVolume(vehicleClass), 0);
  const payload = trucks.reduce((sum, { payloadKg }) => sum + (payloadKg || Number.POSITIVE_INFINITY), 0);
  const overM3 = Math.max(0, roundToThousandth(volume - room));
  const overKg = Math.max(0, roundToThousandth(kg - payload));
  return { fits: overM3 === 0 && overKg === 0, overM3, overKg };
}

/** Larger moves need a visit instead of an estimate from a list. */
const MAX_TRUCKS = 4;

/** All combinations of `count` trucks; a truck may appear several times. Larger trucks come first. */
function combinations<T>(trucks: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return trucks.flatMap((truck, at) => combinations(trucks.slice(at), count - 1).map((rest) => [truck, ...rest]));
}

const priceOf = (team: readonly Truck[]) => team.reduce((sum, { basePrice }) => sum + basePrice, 0);
const volumeOfTrucks = (team: readonly Truck[]) =>
  team.reduce((sum, { vehicleClass }) => sum + usableVolume(vehicleClass), 0);

/**
 * The vehicles for a load, largest first: as few as possible, then with the least spare space, then the cheapest. Null
 * if four are not enough or none are offered.
 */
export function recommendTrucks<T extends Truck>(load: Pick<Load, 'volume' | 'kg'>, pools: readonly T[]): T[] | null {
  const trucks = pools
    .filter(({ vehicleClass }) => usableVolume(vehicleClass) > 0)
    .toSorted((one, other) => volumeOfTrucks([other]) - volumeOfTrucks([one]) || one.basePrice - other.basePrice);
  for (let count = 1; count <= MAX_TRUCKS; count += 1) {
    const fitting = combinations(trucks, count).filter((team) => checkLoadFit(load, team).fits);
    const best = fitting.toSorted(
      (one, other) => volumeOfTrucks(one) - volumeOfTrucks(other) || priceOf(one) - priceOf(other),
    )[0];
    if (best) return best;
  }
  return null;
}

/** How many trucks of one kind a load needs; 1 if the truck's space is unknown. */
export function countTrucks({ volume, kg }: Pick<Load, 'volume' | 'kg'>, { vehicleClass, payloadKg }: Truck): number {
  const room = usableVolume(vehicleClass);
  return room === 0
    ? 1
    : Math.max(
        1,
        Math.ceil(roundToThousandth(volume / room)),
        payloadKg > 0 ? Math.ceil(roundToThousandth(kg / payloadKg)) : 1,
      );
}
