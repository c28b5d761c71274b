import { readNumber } from '../text/read-number';
import { floorOf, isOffGround } from './access';
import type { Inventory } from './inventory';
import type { HomeMoveHome, HomeMoveJob } from './job';
import { isUnfinished, missingInOwnItem } from './own-items';

export type HomeMoveGap =
  | 'level'
  | 'area'
  | 'load'
  | 'list'
  | 'fromFloor'
  | 'fromElevator'
  | 'toFloor'
  | 'toElevator'
  | 'ownItems';

/** Square metres. Smaller and larger figures are half typed, or no home. */
export const MIN_AREA = 9;
export const MAX_AREA = 400;

/** Whether a size was typed that no home has. */
export function isAreaWrong(typed: string): boolean {
  const area = readNumber(typed);
  return typed.trim() !== '' && !(area >= MIN_AREA && area <= MAX_AREA);
}

export const isListEmpty = ({ items, ownItems }: Inventory): boolean =>
  items.length === 0 && ownItems.every(missingInOwnItem);

/**
 * Whether nothing says how much is moved: no size was given, or the list that followed from it was emptied. A wrong
 * size is corrected first.
 */
export const isLoadUnknown = (job: HomeMoveJob): boolean => isListEmpty(job) && !isAreaWrong(job.from.area);

function homeGaps<Floor extends HomeMoveGap, Elevator extends HomeMoveGap>(
  home: HomeMoveHome,
  floor: Floor,
  elevator: Elevator,
) {
  if (floorOf(home) === null) return [floor];
  return isOffGround(home) && home.elevator === '' ? [elevator] : [];
}

/** The answers still missing or wrong for an order, in page order; an estimate needs fewer. */
export const homeMoveGaps = (job: HomeMoveJob): HomeMoveGap[] => {
  const { level, from, to, ownItems } = job;
  return [
    ...(level === '' ? (['level'] as const) : []),
    ...(isAreaWrong(from.area) ? (['area'] as const) : []),
    ...(isLoadUnknown(job) ? [from.area.trim() === '' ? ('load' as const) : ('list' as const)] : []),
    ...homeGaps(from, 'fromFloor', 'fromElevator'),
    ...homeGaps(to, 'toFloor', 'toElevator'),
    ...(ownItems.some(isUnfinished) ? (['ownItems'] as const) : []),
  ];
};
