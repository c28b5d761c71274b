import { type HomeMoveHome, SEMI_BASEMENT } from './job';

export const MIN_FLOOR = -5;
/** Of the Lotte World Tower; homes in Korea reach the 101st floor. */
export const MAX_FLOOR = 123;

/** The floor as a number; null while it is empty or invalid. Korea has no floor 0. */
export function floorOf({ floor }: Pick<HomeMoveHome, 'floor'>): number | null {
  if (floor === SEMI_BASEMENT) return -1;
  const value = Number(floor.trim());
  const isStorey = floor.trim() !== '' && Number.isInteger(value) && value !== 0;
  return isStorey && value >= MIN_FLOOR && value <= MAX_FLOOR ? value : null;
}

/** Whether things must go up or down; then elevator and stairs matter. */
export const isOffGround = (home: HomeMoveHome) => {
  const floor = floorOf(home);
  return floor !== null && floor !== 1;
};

const isUpstairs = (home: HomeMoveHome) => (floorOf(home) ?? 1) > 1;

/** Whether the form asks this question: at ground level, for instance, it does not ask for an elevator. */
export function isQuestionRelevant(home: HomeMoveHome, field: keyof HomeMoveHome): boolean {
  if (field === 'elevator') return isOffGround(home);
  if (field === 'elevatorMustBeReserved') return isOffGround(home) && home.elevator === 'yes';
  // A ladder truck does not reach below ground. Many buildings with an elevator do not let movers use it.
  if (field === 'ladderTruck') return isUpstairs(home) && home.elevator !== '';
  return true;
}

/** What the form asks about a ladder truck: with an elevator whether it is used, otherwise whether one can reach the home. */
export const ladderQuestion = ({ elevator }: HomeMoveHome) => (elevator === 'yes' ? 'ladderUse' : 'ladderTruck');

/** The home without the answers to hidden questions: the draft keeps them, but they must not affect the price. */
export const relevantAnswers = (home: HomeMoveHome): HomeMoveHome => ({
  ...home,
  elevator: isQuestionRelevant(home, 'elevator') ? home.elevator : '',
  elevatorMustBeReserved: isQuestionRelevant(home, 'elevatorMustBeReserved') && home.elevatorMustBeReserved,
  ladderTruck: isQuestionRelevant(home, 'ladderTruck') ? home.ladderTruck : '',
});

type Access = { by: 'ground' | 'elevator' | 'ladder' } | { by: 'stairs'; floors: number };

/** Floors to carry by stairs: 1 for the second floor, 1 for the first basement. */
export const floorsToCarry = (floor: number) => (floor > 0 ? floor - 1 : -floor);

/**
 * How things get in and out, as far as known. Assumes an elevator while unanswered, but no ladder truck;
 * `possible-extras.ts` shows what the other answer would cost.
 */
export function accessOf(home: HomeMoveHome): Access {
  const floor = floorOf(home);
  if (floor === null || floor === 1) return { by: 'ground' };
  if (isQuestionRelevant(home, 'ladderTruck') && home.ladderTruck === 'yes') return { by: 'ladder' };
  if (home.elevator !== 'no') return { by: 'elevator' };
  return { by: 'stairs', floors: floorsToCarry(floor) };
}
