import { floorOf, isOffGround } from './access';
import type { MovingHome, MovingJob } from './job';

export type MovingGap = 'level' | 'fromFloor' | 'fromElevator' | 'toFloor' | 'toElevator';

function homeGaps<Floor extends MovingGap, Elevator extends MovingGap>(
  home: MovingHome,
  floor: Floor,
  elevator: Elevator,
) {
  if (floorOf(home) === null) return [floor];
  return isOffGround(home) && home.elevator === '' ? [elevator] : [];
}

/** The answers still missing for an order, in page order; an estimate needs fewer. */
export const movingGaps = ({ level, from, to }: MovingJob): MovingGap[] => [
  ...(level === '' ? (['level'] as const) : []),
  ...homeGaps(from, 'fromFloor', 'fromElevator'),
  ...homeGaps(to, 'toFloor', 'toElevator'),
];
