import { floorOf, isOffGround } from './access';
import type { HomeMoveHome, HomeMoveJob } from './job';

export type HomeMoveGap = 'level' | 'fromFloor' | 'fromElevator' | 'toFloor' | 'toElevator';

function homeGaps<Floor extends HomeMoveGap, Elevator extends HomeMoveGap>(
  home: HomeMoveHome,
  floor: Floor,
  elevator: Elevator,
) {
  if (floorOf(home) === null) return [floor];
  return isOffGround(home) && home.elevator === '' ? [elevator] : [];
}

/** The answers still missing for an order, in page order; an estimate needs fewer. */
export const homeMoveGaps = ({ level, from, to }: HomeMoveJob): HomeMoveGap[] => [
  ...(level === '' ? (['level'] as const) : []),
  ...homeGaps(from, 'fromFloor', 'fromElevator'),
  ...homeGaps(to, 'toFloor', 'toElevator'),
];
