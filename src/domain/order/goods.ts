import type { components } from '@/api/contract/schema.gen';
import { keysOf } from '../keys-of';
import { readNumber } from '../text/read-number';
import type { DraftGoodsSize } from './draft';

/** The provider's limits (contract: Goods). */
export const GOODS_LIMITS = {
  count: 9_999,
  weightKg: 20_000,
  widthCm: 1_500,
  depthCm: 1_500,
  heightCm: 1_500,
} as const satisfies Record<keyof Goods, number>;
export const GOODS_FIGURES = keysOf(GOODS_LIMITS);

/** The height above an open bed that a load may have without a special permit. */
const OPEN_HEIGHT_CM = 220;
/** The usable share of the space, because boxes leave gaps. */
const USABLE_SHARE = 0.9;

/** The size and weight of the goods, as far as the customer has entered them. */
export type Goods = Omit<components['schemas']['Goods'], 'description'>;
type Vehicle = Pick<components['schemas']['VehiclePool'], 'payloadKg' | 'innerCm'>;

/** A positive number within the limit, else null; half-typed input is null too. */
function amount(typed: string, limit: number, isWhole: boolean): number | null {
  const value = readNumber(typed);
  return value > 0 && value <= limit && (!isWhole || Number.isInteger(value)) ? value : null;
}

export function isGoodsFigure(name: keyof DraftGoodsSize, typed: string): boolean {
  return typed.trim() === '' || amount(typed, GOODS_LIMITS[name], name === 'count') !== null;
}

/** The goods as numbers: count, total weight, size of the largest piece. Invalid figures are left out. */
export function readGoods(size: DraftGoodsSize): Goods {
  return Object.fromEntries(
    GOODS_FIGURES.flatMap((name) => {
      const value = amount(size[name], GOODS_LIMITS[name], name === 'count');
      return value === null ? [] : [[name, value]];
    }),
  );
}

const ascending = (sides: readonly number[]) => sides.toSorted((one, other) => one - other);

type Fit = { fits: true } | { fits: false; reason: 'weight' | 'size' | 'room' };

/** Whether a vehicle can carry the goods: by weight, by the largest piece in any orientation, and by total volume. */
export function checkGoodsFit(goods: Goods, { payloadKg, innerCm }: Vehicle): Fit {
  const { count = 1, weightKg = 0, widthCm, depthCm, heightCm } = goods;
  // 0 is an unknown payload.
  if (payloadKg > 0 && weightKg > payloadKg) return { fits: false, reason: 'weight' };
  const sides = [widthCm, depthCm, heightCm].filter((side) => side !== undefined);
  if (!innerCm || sides.length === 0) return { fits: true };

  const spaceSides = ascending([innerCm.length, innerCm.width, innerCm.height ?? OPEN_HEIGHT_CM]);
  // If a side is missing, compares the known sides with the largest sides of the space.
  const pieceSides = ascending(sides);
  const isTooLarge = pieceSides.some(
    (side, index) => side > (spaceSides[spaceSides.length - pieceSides.length + index] ?? 0),
  );
  if (isTooLarge) return { fits: false, reason: 'size' };
  if (sides.length < spaceSides.length) return { fits: true };

  const volume = (lengths: readonly number[]) => lengths.reduce((product, length) => product * length, 1);
  const isTooMuch = count > 1 && count * volume(pieceSides) > volume(spaceSides) * USABLE_SHARE;
  return isTooMuch ? { fits: false, reason: 'room' } : { fits: true };
}

/** The vehicle with the lowest base fare that carries the goods; of equal ones the first. */
export const cheapestFitting = <Pool extends Vehicle & { basePrice: number }>(
  goods: Goods,
  pools: readonly Pool[],
): Pool | undefined =>
  pools.filter((pool) => checkGoodsFit(goods, pool).fits).toSorted((one, other) => one.basePrice - other.basePrice)[0];

/** Common goods with the largest figures they stand for. They fill the figures, which the customer can correct. */
export const GOODS_PRESETS = {
  documents: { count: '1', weightKg: '1', widthCm: '32', depthCm: '24', heightCm: '3' },
  bag: { count: '1', weightKg: '5', widthCm: '40', depthCm: '15', heightCm: '40' },
  box: { count: '1', weightKg: '15', widthCm: '50', depthCm: '40', heightCm: '35' },
  furniture: { count: '1', weightKg: '60', widthCm: '180', depthCm: '60', heightCm: '120' },
} as const satisfies Record<string, DraftGoodsSize>;
export type GoodsPreset = keyof typeof GOODS_PRESETS;
export const GOODS_PRESET_NAMES = keysOf(GOODS_PRESETS);

/** The preset whose figures these are; null for figures of the customer's own. */
export const presetOf = (size: DraftGoodsSize): GoodsPreset | null =>
  GOODS_PRESET_NAMES.find((name) => GOODS_FIGURES.every((figure) => GOODS_PRESETS[name][figure] === size[figure])) ??
  null;
