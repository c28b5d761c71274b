import type { MovingHome } from './job';

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

const isUpstairs = (home: MovingHome) => (floorOf(home) ?? 1) > 1;

/** Whether the question matters for this home: on the ground nobody asks for an elevator. */
export function isAsked(home: MovingHome, field: keyof MovingHome): boolean {
  if (field === 'elevator') return isOffGround(home);
  if (field === 'elevatorMustBeReserved') return isOffGround(home) && home.elevator === 'yes';
  // No ladder reaches below ground.
  if (field === 'ladderTruck') return isUpstairs(home) && home.elevator === 'no';
  return true;
}

/** The home less the answers to questions that are not asked any more: they are kept, but they do not count. */
export const answersThatCount = (home: MovingHome): MovingHome => ({
  ...home,
  elevator: isAsked(home, 'elevator') ? home.elevator : '',
  elevatorMustBeReserved: isAsked(home, 'elevatorMustBeReserved') && home.elevatorMustBeReserved,
  ladderTruck: isAsked(home, 'ladderTruck') ? home.ladderTruck : '',
});

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
  if (isAsked(home, 'ladderTruck') && home.ladderTruck === 'yes') return { by: 'ladder' };
  return { by: 'stairs', floors: floorsToCarry(floor) };
}
