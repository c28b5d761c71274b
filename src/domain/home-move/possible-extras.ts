import { accessOf, floorOf, floorsToCarry, isOffGround } from './access';
import type { MovingHome, MovingJob } from './job';
import type { MovingEnd } from './payload';

/** Won. */
export type MovingFees = {
  /** Up to `upToFloor`, then `step` for every `stepFloors` above. */
  ladder: { first: number; upToFloor: number; step: number; stepFloors: number };
  stairsPerFloor: number;
  parking: { freeMetres: number; perMetres: number; won: number; usualMetres: number };
  entranceStairs: number;
  narrowRoad: number;
  /** As high as homes without an elevator usually are. */
  usualWalkUp: number;
};

export type PossibleExtra = {
  code: 'elevator' | 'ladder' | 'parking' | 'entranceStairs' | 'narrowRoad' | 'floor';
  end: MovingEnd;
  min: number;
  max: number;
};

export const ladderFee = (floor: number, { ladder }: MovingFees) =>
  ladder.first + Math.max(0, Math.ceil((floor - ladder.upToFloor) / ladder.stepFloors)) * ladder.step;

const isOpen = (answer: string) => answer === '' || answer === 'unknown';

function ofElevator(home: MovingHome, end: MovingEnd, fees: MovingFees): PossibleExtra[] {
  const floor = floorOf(home);
  if (floor === null) {
    return [{ code: 'floor', end, min: 0, max: ladderFee(fees.usualWalkUp, fees) }];
  }
  if (!isOffGround(home)) return [];
  const stairs = floorsToCarry(floor) * fees.stairsPerFloor;
  if (isOpen(home.elevator)) {
    const max = floor > 1 ? Math.max(stairs, ladderFee(floor, fees)) : stairs;
    return [{ code: 'elevator', end, min: stairs, max }];
  }
  const dearer = floor > 1 ? ladderFee(floor, fees) - stairs : 0;
  const isLadderOpen = accessOf(home).by === 'stairs' && isOpen(home.ladderTruck);
  return isLadderOpen && dearer > 0 ? [{ code: 'ladder', end, min: 0, max: dearer }] : [];
}

function ofHome(home: MovingHome, end: MovingEnd, fees: MovingFees): PossibleExtra[] {
  const { parking } = fees;
  const walk = Math.ceil((parking.usualMetres - parking.freeMetres) / parking.perMetres) * parking.won;
  return [
    ...ofElevator(home, end, fees),
    ...(home.parkingMetres.trim() === '' ? [{ code: 'parking' as const, end, min: 0, max: walk }] : []),
    ...(isOpen(home.stairsAtEntrance)
      ? [{ code: 'entranceStairs' as const, end, min: 0, max: fees.entranceStairs }]
      : []),
    ...(isOpen(home.narrowRoad) ? [{ code: 'narrowRoad' as const, end, min: 0, max: fees.narrowRoad }] : []),
  ];
}

/** What may come on top, because nobody has said yet. Answering takes it away or puts it into the price. */
export const possibleExtras = ({ from, to }: MovingJob, fees: MovingFees): PossibleExtra[] => [
  ...ofHome(from, 'From', fees),
  ...ofHome(to, 'To', fees),
];

export const extrasRange = (extras: readonly PossibleExtra[]) => ({
  min: extras.reduce((sum, { min }) => sum + min, 0),
  max: extras.reduce((sum, { max }) => sum + max, 0),
});
