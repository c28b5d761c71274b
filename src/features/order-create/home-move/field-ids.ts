import type { HomeMoveEnd } from '@/domain/home-move/payload';
import type { PossibleExtra } from '@/domain/home-move/possible-extras';

export const LEVEL_NAME = 'moving-level';
export const DAY_ID = 'moving-day';
export const homeId = (end: HomeMoveEnd, field: PossibleExtra['code']) => `home-${end}-${field}`;

/** Maps each required answer of a home move to its control, from top to bottom. */
export const HOME_MOVE_FIELDS = [
  ['moving.level', LEVEL_NAME],
  ['moving.fromFloor', homeId('From', 'floor')],
  ['moving.fromElevator', homeId('From', 'elevator')],
  ['moving.toFloor', homeId('To', 'floor')],
  ['moving.toElevator', homeId('To', 'elevator')],
  ['moving.day', DAY_ID],
] as const;
