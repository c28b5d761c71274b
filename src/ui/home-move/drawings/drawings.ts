import { BEDROOM } from './bedroom';
import { KITCHEN } from './kitchen';
import { LIVING } from './living';
import { BALCONY, BOXES, ENTRANCE, STOREROOM } from './outside';
import { BATH, KIDS, STUDY } from './study';

/** One path a kind of thing; variants share it. */
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

/** For what an older catalogue had. */
export const PLAIN_BOX = BOXES.box;
