import type { HomeType, MovingHome } from './job';

/** Boxes that are there in any home, and how many each square metre adds; our own rule of thumb. */
const BASE = 8;
const PER_SQUARE_METRE = 0.65;
const ROUND_TO = 5;
const LARGEST_HOME = 400;

const WITHOUT_AREA: Record<HomeType, number> = {
  studio: 20,
  officetel: 20,
  villa: 40,
  apartment: 55,
  house: 60,
  other: 30,
};

/** About how many boxes a home fills; null where neither its size nor its type is known. */
export function estimatedBoxes({ area, homeType }: Pick<MovingHome, 'area' | 'homeType'>): number | null {
  const squareMetres = Number(area.trim().replace(',', '.'));
  if (squareMetres > 0 && squareMetres <= LARGEST_HOME) {
    return Math.round((BASE + squareMetres * PER_SQUARE_METRE) / ROUND_TO) * ROUND_TO;
  }
  return homeType === '' ? null : WITHOUT_AREA[homeType];
}
