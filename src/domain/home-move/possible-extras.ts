import { accessOf, floorOf, floorsToCarry } from './access';
import type { HomeMoveHome, HomeMoveJob } from './job';
import type { HomeMoveEnd } from './payload';

/** Fees in won. */
export type HomeMoveFees = {
  /** `first` up to `upToFloor`, plus `step` for every `stepFloors` above. */
  ladder: { first: number; upToFloor: number; step: number; stepFloors: number };
  stairsPerFloor: number;
  parking: { freeMetres: number; perMetres: number; won: number; distances: readonly number[] };
  entranceStairs: number;
  narrowRoad: number;
  /** The usual highest floor of homes without an elevator. */
  usualWalkUp: number;
};

export type PossibleExtra = {
  code: 'elevator' | 'ladder' | 'parking' | 'entranceStairs' | 'narrowRoad' | 'floor';
  end: HomeMoveEnd;
  min: number;
  max: number;
};

/** Ladder truck fee in won for a floor. */
export const ladderFee = (floor: number, { ladder }: HomeMoveFees) =>
  ladder.first + Math.max(0, Math.ceil((floor - ladder.upToFloor) / ladder.stepFloors)) * ladder.step;

const isUnanswered = (answer: string) => answer === '' || answer === 'unknown';

function elevatorExtras(home: HomeMoveHome, end: HomeMoveEnd, fees: HomeMoveFees): PossibleExtra[] {
  const floor = floorOf(home);
  if (floor === null) {
    return [{ code: 'floor', end, min: 0, max: ladderFee(fees.usualWalkUp, fees) }];
  }
  const access = accessOf(home);
  if (access.by === 'ground' || access.by === 'ladder') return [];
  const stairs = floorsToCarry(floor) * fees.stairsPerFloor;
  if (isUnanswered(home.elevator)) {
    const max = floor > 1 ? Math.max(stairs, ladderFee(floor, fees)) : stairs;
    return [{ code: 'elevator', end, min: stairs, max }];
  }
  const surcharge = floor > 1 ? ladderFee(floor, fees) - (access.by === 'stairs' ? stairs : 0) : 0;
  return isUnanswered(home.ladderTruck) && surcharge > 0 ? [{ code: 'ladder', end, min: 0, max: surcharge }] : [];
}

function homeExtras(home: HomeMoveHome, end: HomeMoveEnd, fees: HomeMoveFees): PossibleExtra[] {
  const { parking } = fees;
  const metres = Math.max(...parking.distances) - parking.freeMetres;
  const parkingFee = Math.ceil(metres / parking.perMetres) * parking.won;
  return [
    ...elevatorExtras(home, end, fees),
    ...(home.parkingMetres.trim() === '' ? [{ code: 'parking' as const, end, min: 0, max: parkingFee }] : []),
    ...(isUnanswered(home.stairsAtEntrance)
      ? [{ code: 'entranceStairs' as const, end, min: 0, max: fees.entranceStairs }]
      : []),
    ...(isUnanswered(home.narrowRoad) ? [{ code: 'narrowRoad' as const, end, min: 0, max: fees.narrowRoad }] : []),
  ];
}

/** Possible extra costs (won) of unanswered questions. An answer removes the extra or adds it to the price. */
export const possibleExtras = ({ from, to }: HomeMoveJob, fees: HomeMoveFees): PossibleExtra[] => [
  ...homeExtras(from, 'From', fees),
  ...homeExtras(to, 'To', fees),
];

/** Sum of the extras in won, from the cheapest to the most expensive answers. */
export const extrasRange = (extras: readonly Pick<PossibleExtra, 'min' | 'max'>[]) => ({
  min: extras.reduce((sum, { min }) => sum + min, 0),
  max: extras.reduce((sum, { max }) => sum + max, 0),
});
