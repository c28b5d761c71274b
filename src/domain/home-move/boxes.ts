import type { HomeType, HomeMoveHome } from './job';

/** Boxes of any home, and boxes per square metre: our own rule of thumb. */
const BASE_BOXES = 8;
const BOXES_PER_SQUARE_METRE = 0.65;
const ROUND_TO = 5;
const MAX_AREA = 400;

const BOXES_BY_HOME_TYPE: Record<HomeType, number> = {
  studio: 20,
  officetel: 20,
  villa: 40,
  apartment: 55,
  house: 60,
  other: 30,
};

/** Estimated number of boxes, in steps of 5; null while neither area nor home type is known. */
export function estimatedBoxes({ area, homeType }: Pick<HomeMoveHome, 'area' | 'homeType'>): number | null {
  const squareMetres = Number(area.trim().replace(',', '.'));
  if (squareMetres > 0 && squareMetres <= MAX_AREA) {
    return Math.round((BASE_BOXES + squareMetres * BOXES_PER_SQUARE_METRE) / ROUND_TO) * ROUND_TO;
  }
  return homeType === '' ? null : BOXES_BY_HOME_TYPE[homeType];
}
