import { readNumber } from '../text/read-number';
import { floorOf, isOffGround } from './access';
import type { HomeMoveHome, HomeMoveJob } from './job';
import { isUnfinished } from './own-items';

export type HomeMoveGap = 'level' | 'area' | 'fromFloor' | 'fromElevator' | 'toFloor' | 'toElevator' | 'ownItems';

/** Square metres. Smaller and larger figures are half typed, or no home. */
export const MIN_AREA = 9;
export const MAX_AREA = 400;

/** Whether a size was typed that no home has. */
export function isAreaWrong(typed: string): boolean {
  const area = readNumber(typed);
  return typed.trim() !== '' && !(area >= MIN_AREA && area <= MAX_AREA);
}

function homeGaps<Floor extends HomeMoveGap, Elevator extends HomeMoveGap>(
  home: HomeMoveHome,
  floor: Floor,
  elevator: Elevator,
) {
  if (floorOf(home) === null) return [floor];
  return isOffGround(home) && home.elevator === '' ? [elevator] : [];
}

/** The answers still missing or wrong for an order, in page order; an estimate needs fewer. */
export const homeMoveGaps = ({ level, from, to, ownItems }: HomeMoveJob): HomeMoveGap[] => [
  ...(level === '' ? (['level'] as const) : []),
  ...(isAreaWrong(from.area) ? (['area'] as const) : []),
  ...homeGaps(from, 'fromFloor', 'fromElevator'),
  ...homeGaps(to, 'toFloor', 'toElevator'),
  ...(ownItems.some(isUnfinished) ? (['ownItems'] as const) : []),
];
