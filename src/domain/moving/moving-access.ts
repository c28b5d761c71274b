import type { MovingHome } from './moving-job';

export const MIN_FLOOR = -5;
export const MAX_FLOOR = 80;

/** The storey, or null while it is none. There is no storey 0 in Korea. */
export function floorOf({ floor }: MovingHome): number | null {
  const value = Number(floor.trim());
  const isStorey = floor.trim() !== '' && Number.isInteger(value) && value !== 0;
  return isStorey && value >= MIN_FLOOR && value <= MAX_FLOOR ? value : null;
}

/** Whether it matters at all how things get up or down. */
export const isOffGround = (home: MovingHome) => {
  const floor = floorOf(home);
  return floor !== null && floor !== 1;
};

export type Access = { by: 'ground' | 'elevator' | 'ladder' } | { by: 'stairs'; floors: number };

/** Storeys that are carried: the second is one, the first basement is one. */
export const floorsToCarry = (floor: number) => (floor > 0 ? floor - 1 : -floor);

/**
 * How things get in and out as far as is known. An elevator that nobody knows of is taken to be there, a ladder truck
 * is not: both differences are possible extras.
 */
export function accessOf(home: MovingHome): Access {
  const floor = floorOf(home);
  if (floor === null || floor === 1) return { by: 'ground' };
  if (home.elevator !== 'no') return { by: 'elevator' };
  // No ladder reaches below ground.
  if (floor > 1 && home.ladderTruck === 'yes') return { by: 'ladder' };
  return { by: 'stairs', floors: floorsToCarry(floor) };
}
