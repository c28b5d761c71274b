import { floorOf, isOffGround } from './access';
import type { MovingHome, MovingJob } from './job';

export type MovingGap = 'level' | 'fromFloor' | 'fromElevator' | 'toFloor' | 'toElevator';

function ofHome<Floor extends MovingGap, Elevator extends MovingGap>(
  home: MovingHome,
  floor: Floor,
  elevator: Elevator,
) {
  if (floorOf(home) === null) return [floor];
  return isOffGround(home) && home.elevator === '' ? [elevator] : [];
}

/** What an order of a move still lacks, from top to bottom; a price needs less. */
export const movingGaps = ({ level, from, to }: MovingJob): MovingGap[] => [
  ...(level === '' ? (['level'] as const) : []),
  ...ofHome(from, 'fromFloor', 'fromElevator'),
  ...ofHome(to, 'toFloor', 'toElevator'),
];
