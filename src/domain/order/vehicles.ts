/** Vehicle classes of the platform (product rules, "Vehicles"); drawings and texts are looked up by these codes. */
export const VEHICLE_CLASSES = [
  'motorcycle',
  'car',
  'damas',
  'labo',
  'truck1tCargo',
  'truck1tBox',
  'truck1tWing',
  'truck1_4t',
  'truck2_5t',
  'truck3_5t',
  'truck5t',
  'truck11t',
] as const;
export type VehicleClass = (typeof VEHICLE_CLASSES)[number];

export const isVehicleClass = (code: string): code is VehicleClass => VEHICLE_CLASSES.some((known) => known === code);
