/**
 * Won. The ranges in a quote for what is unknown before the provider can price it. The magnitudes come from a public
 * tariff of 2026; a deployment puts its movers' own fees here.
 */
export const HOME_MOVE_FEES = {
  ladder: { first: 150_000, upToFloor: 5, step: 10_000, stepFloors: 2 },
  stairsPerFloor: 10_000,
  parking: { freeMetres: 20, perMetres: 10, won: 5_000, usualMetres: 60 },
  entranceStairs: 20_000,
  narrowRoad: 80_000,
  usualWalkUp: 5,
} as const;
