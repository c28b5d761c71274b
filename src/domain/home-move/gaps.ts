import { floorOf, isOffGround } from './access';
import { isAreaWrong } from './area';
import type { HomeMoveHome, HomeMoveJob } from './job';
import { isUnfinished } from './own-items';

export type HomeMoveGap = 'level' | 'area' | 'fromFloor' | 'fromElevator' | 'toFloor' | 'toElevator' | 'ownItems';

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
