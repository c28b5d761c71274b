import { isVehicleClass, type VehicleClass } from '../order/vehicles';
import { itemOf } from './catalogue';
import { isBox } from './inventory';
import type { Load, MovingItem, OwnItem } from './job';
import { ownItemLoad } from './own-items';

/** Cubic metres of the box that small things are packed into. */
const BOX_M3 = 0.1;

/** Sums of decimals come out crooked: kept to a thousandth of a cubic metre and of a kilogram. */
const exact = (value: number) => Math.round(value * 1000) / 1000;

/**
 * What the inventory amounts to. Codes that the catalogue does not have and own items whose size is half typed do not
 * count. Small things fill boxes, and a box that is begun is a box.
 */
export function loadOf(items: readonly MovingItem[], ownItems: readonly OwnItem[]): Load {
  const parts = items.flatMap(({ code, quantity }) => {
    const item = itemOf(code);
    return item ? [{ code, quantity, volume: item.volume, kg: item.kg, isBoxed: item.isBoxed }] : [];
  });
  const owned = ownItems.flatMap((item) => {
    const load = ownItemLoad(item);
    return load ? [{ ...load, quantity: item.quantity }] : [];
  });
  const volumeOf = (some: readonly { volume: number; quantity: number }[]) =>
    exact(some.reduce((sum, { volume, quantity }) => sum + volume * quantity, 0));

  const packed = Math.ceil(exact(volumeOf(parts.filter(({ isBoxed }) => isBoxed)) / BOX_M3));
  const whole = volumeOf([...parts.filter(({ isBoxed }) => !isBoxed), ...owned]);
  const boxes = parts.reduce((sum, { code, quantity }) => sum + (isBox(code) ? quantity : 0), 0);
  return {
    volume: exact(whole + packed * BOX_M3),
    kg: exact([...parts, ...owned].reduce((sum, { kg, quantity }) => sum + kg * quantity, 0)),
    boxes: boxes + packed,
  };
}

/** Cubic metres that movers get into each, as loaded. The largest is reckoned as a 10-tonne truck. */
const USABLE_M3: Record<VehicleClass, number> = {
  // No household moves in these.
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

/** 0 for a class that we do not know. */
export const usableVolume = (vehicleClass: string) => (isVehicleClass(vehicleClass) ? USABLE_M3[vehicleClass] : 0);

type Truck = { vehicleClass: string; payloadKg: number; basePrice: number };

/** By how much a load is too large (m³) and too heavy (kg); both 0 where it fits. */
export type Fit = { fits: boolean; overM3: number; overKg: number };

export function fitOf({ volume, kg }: Pick<Load, 'volume' | 'kg'>, trucks: readonly Truck[]): Fit {
  const room = trucks.reduce((sum, { vehicleClass }) => sum + usableVolume(vehicleClass), 0);
  const payload = trucks.reduce((sum, { payloadKg }) => sum + payloadKg, 0);
  const overM3 = Math.max(0, exact(volume - room));
  const overKg = Math.max(0, exact(kg - payload));
  return { fits: overM3 === 0 && overKg === 0, overM3, overKg };
}

/** More than this is no matter of a list. */
const MOST_TRUCKS = 4;

/** Every choice of `count` trucks, a truck as often as one likes; the larger first. */
function teams<T>(trucks: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return trucks.flatMap((truck, at) => teams(trucks.slice(at), count - 1).map((rest) => [truck, ...rest]));
}

const priceOf = (team: readonly Truck[]) => team.reduce((sum, { basePrice }) => sum + basePrice, 0);
const roomOf = (team: readonly Truck[]) => team.reduce((sum, { vehicleClass }) => sum + usableVolume(vehicleClass), 0);

/**
 * The vehicles for a load, the largest first: as few as possible, of those with the least room to spare, of those the
 * cheapest. Null when four are not enough or none are offered.
 */
export function vehicleFor<T extends Truck>(load: Pick<Load, 'volume' | 'kg'>, pools: readonly T[]): T[] | null {
  const trucks = pools
    .filter(({ vehicleClass }) => usableVolume(vehicleClass) > 0)
    .toSorted((one, other) => roomOf([other]) - roomOf([one]) || one.basePrice - other.basePrice);
  for (let count = 1; count <= MOST_TRUCKS; count += 1) {
    const fitting = teams(trucks, count).filter((team) => fitOf(load, team).fits);
    const best = fitting.toSorted((one, other) => roomOf(one) - roomOf(other) || priceOf(one) - priceOf(other))[0];
    if (best) return best;
  }
  return null;
}

/** How many of one kind a load takes; 1 for what we know no room of. */
export function trucksFor({ volume, kg }: Pick<Load, 'volume' | 'kg'>, { vehicleClass, payloadKg }: Truck): number {
  const room = usableVolume(vehicleClass);
  return room === 0 ? 1 : Math.max(1, Math.ceil(exact(volume / room)), Math.ceil(exact(kg / payloadKg)));
}
