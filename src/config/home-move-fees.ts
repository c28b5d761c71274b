/**
 * Won, for what is not known yet: the ranges that a quote names before the provider can price it. Orders of magnitude
 * of a public tariff of 2026; a deployment puts its movers' own here.
 */
export const MOVING_FEES = {
  ladder: { first: 150_000, upToFloor: 5, step: 10_000, stepFloors: 2 },
  stairsPerFloor: 10_000,
  parking: { freeMetres: 20, perMetres: 10, won: 5_000, usualMetres: 60 },
  entranceStairs: 20_000,
  narrowRoad: 80_000,
  usualWalkUp: 5,
} as const;
