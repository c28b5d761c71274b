import type { HomeMoveEnd } from '@/domain/home-move/payload';
import type { PossibleExtra } from '@/domain/home-move/possible-extras';

export const LEVEL_NAME = 'moving-level';
export const AREA_ID = 'moving-area';
/** Also the size, which says how much is moved; unlike a wrong one, an absent one does not hold its step. */
export const LOAD_NAME = 'moving-load';
/** The sum of the list of belongings, and the ways to start one. */
export const LIST_ID = 'moving-list';
/** Of each field of an own item that is missing or wrong. */
export const OWN_ITEM_NAME = 'moving-ownItems';
export const DAY_ID = 'moving-day';
export const homeId = (end: HomeMoveEnd, field: PossibleExtra['code']) => `home-${end}-${field}`;

/** Maps each required answer of a home move to its control, from top to bottom. */
export const HOME_MOVE_FIELDS = [
  ['moving.level', LEVEL_NAME],
  ['moving.area', AREA_ID],
  ['moving.load', LOAD_NAME],
  ['moving.list', LIST_ID],
  ['moving.fromFloor', homeId('From', 'floor')],
  ['moving.fromElevator', homeId('From', 'elevator')],
  ['moving.toFloor', homeId('To', 'floor')],
  ['moving.toElevator', homeId('To', 'elevator')],
  ['moving.ownItems', OWN_ITEM_NAME],
  ['moving.day', DAY_ID],
] as const;
