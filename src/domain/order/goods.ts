import type { components } from '@/api/contract/schema.gen';
import { keysOf } from '../keys-of';
import type { DraftGoodsSize } from './draft';

/** The provider's own limits (contract: Goods). */
export const GOODS_LIMITS = {
  count: 9_999,
  weightKg: 20_000,
  widthCm: 1_500,
  depthCm: 1_500,
  heightCm: 1_500,
} as const satisfies Record<keyof Goods, number>;
export const GOODS_FIGURES = keysOf(GOODS_LIMITS);

/** How high an open load may stand before it needs a permit of its own, above the bed. */
const OPEN_HEIGHT_CM = 220;
/** Boxes leave gaps. */
const USABLE_ROOM = 0.9;

/** What has been said of the goods in figures. */
export type Goods = Omit<components['schemas']['Goods'], 'description'>;
type Vehicle = {
  payloadKg: number;
  innerCm?: { length: number; width: number; height: number | null } | null | undefined;
};

/** A positive number within the limit, or nothing: what is half typed counts as not said. */
function amount(typed: string, limit: number, isWhole: boolean): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  const isGood = typed.trim() !== '' && Number.isFinite(value) && value > 0 && value <= limit;
  return isGood && (!isWhole || Number.isInteger(value)) ? value : null;
}

export function isGoodsFigure(name: keyof DraftGoodsSize, typed: string): boolean {
  return typed.trim() === '' || amount(typed, GOODS_LIMITS[name], name === 'count') !== null;
}

/** What has been said of the goods: number of pieces, weight of all of them, size of the largest. */
export function readGoods(size: DraftGoodsSize): Goods {
  return Object.fromEntries(
    GOODS_FIGURES.flatMap((name) => {
      const value = amount(size[name], GOODS_LIMITS[name], name === 'count');
      return value === null ? [] : [[name, value]];
    }),
  );
}

const rising = (sides: readonly number[]) => sides.toSorted((one, other) => one - other);

export type Fit = { fits: true } | { fits: false; reason: 'weight' | 'size' | 'room' };

/** Whether a vehicle can carry them, by weight, by the largest piece turned any way, and by the room all of it takes. */
export function goodsFit(goods: Goods, { payloadKg, innerCm }: Vehicle): Fit {
  const { count = 1, weightKg = 0, widthCm, depthCm, heightCm } = goods;
  if (weightKg > payloadKg) return { fits: false, reason: 'weight' };
  const sides = [widthCm, depthCm, heightCm].filter((side) => side !== undefined);
  if (!innerCm || sides.length === 0) return { fits: true };

  const room = rising([innerCm.length, innerCm.width, innerCm.height ?? OPEN_HEIGHT_CM]);
  // With a side unsaid, the largest sides of the piece are held against the largest of the room.
  const wanted = rising(sides);
  const isTooLarge = wanted.some((side, index) => side > (room[room.length - wanted.length + index] ?? 0));
  if (isTooLarge) return { fits: false, reason: 'size' };
  if (sides.length < room.length) return { fits: true };

  const volume = (lengths: readonly number[]) => lengths.reduce((product, length) => product * length, 1);
  const isTooMuch = count > 1 && count * volume(wanted) > volume(room) * USABLE_ROOM;
  return isTooMuch ? { fits: false, reason: 'room' } : { fits: true };
}
