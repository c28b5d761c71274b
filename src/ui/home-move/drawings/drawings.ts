import { BEDROOM } from './bedroom';
import { KITCHEN } from './kitchen';
import { LIVING } from './living';
import { BALCONY, BOXES, ENTRANCE, STOREROOM } from './outside';
import { BATH, KIDS, STUDY } from './study';

/** One path per kind of item; its variants share it. */
export const DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...BEDROOM,
    ...LIVING,
    ...KITCHEN,
    ...STUDY,
    ...KIDS,
    ...BATH,
    ...ENTRANCE,
    ...BALCONY,
    ...STOREROOM,
    ...BOXES,
  }),
);

/** The drawing of items that are not in the catalogue any more. */
export const PLAIN_BOX = BOXES.box;
