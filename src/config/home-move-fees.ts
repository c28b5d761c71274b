/**
 * Fees in won. A quote uses them for the range of costs that the provider cannot price yet. The magnitudes
 * come from a public tariff of 2026; a deployment puts its movers' own fees here.
 */
export const HOME_MOVE_FEES = {
  /** `first` up to `upToFloor`, plus `step` for every `stepFloors` floors above. */
  ladder: { first: 150_000, upToFloor: 5, step: 10_000, stepFloors: 2 },
  stairsPerFloor: 10_000,
  /** `won` for every `perMetres` beyond `freeMetres`. `distances` can be answered; the last counts until one is. */
  parking: { freeMetres: 20, perMetres: 10, won: 5_000, distances: [20, 40, 60, 100] },
  entranceStairs: 20_000,
  narrowRoad: 80_000,
  /** The floor that counts while it is not known. */
  usualWalkUp: 5,
} as const;
