import type { VehicleClass } from '@/domain/order/vehicles';

/** The cargo area in a drawing: left, top, right, bottom. Open beds are loaded as high as a box body. */
export const CARGO_AREA: Partial<Record<VehicleClass, readonly [number, number, number, number]>> = {
  truck1tCargo: [3.5, 12, 44.5, 39],
  truck1tBox: [3.5, 10.5, 44.5, 39],
  truck1tWing: [3.5, 13.5, 44.5, 39],
  truck1_4t: [3.5, 12, 54.5, 40],
  truck2_5t: [3.5, 9.5, 61.5, 40],
  truck3_5t: [3.5, 9, 72.5, 40],
  truck5t: [3.5, 6.5, 82.5, 40],
  truck11t: [3.5, 4.5, 100.5, 40],
};
