import { MAX_OWN_ITEMS, type OwnItem } from './job';

/** The line under which own items stand in the remark; the mover reads it as it is. */
export const HEADING = '[목록에 없는 짐]';
/** As with `MAX_OWN_ITEMS`. */
export const MAX_OWN_NAME = 30;
const MAX_CM = 1_500;

/** Null while it is half typed or no size at all. */
export function centimetres(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && Number.isFinite(value) && value >= 1 && value <= MAX_CM ? value : null;
}

const sidesOf = ({ widthCm, depthCm, heightCm }: OwnItem) => [widthCm, depthCm, heightCm];

/** Why an own item does not count yet. */
export function ownItemLack(item: OwnItem): 'name' | 'size' | null {
  if (sidesOf(item).some((side) => centimetres(side) === null)) return 'size';
  return item.name.trim() === '' ? 'name' : null;
}

const CM3_PER_M3 = 1_000_000;
/** Blankets, and corners that nothing fits into. */
const PACKING = 1.2;
/** Kilograms of a cubic metre of furniture, as in the catalogue on average. */
const KG_PER_M3 = 100;

/** Cubic metres as loaded and kilograms of one piece; null while it does not count. */
export function ownItemLoad(item: OwnItem): { volume: number; kg: number } | null {
  if (ownItemLack(item) !== null) return null;
  const volume =
    (sidesOf(item).reduce((product, side) => product * (centimetres(side) ?? 0), 1) / CM3_PER_M3) * PACKING;
  return { volume, kg: volume * KG_PER_M3 };
}

/** Cubic metres of all of them; a thing without all of its sides takes up none that we know of. */
export const ownVolume = (items: readonly OwnItem[]) =>
  items.reduce((sum, item) => sum + (ownItemLoad(item)?.volume ?? 0) * item.quantity, 0);

/** `- 대형 화분 60×60×120cm × 2` */
function lineOf(item: OwnItem): string {
  const name = item.name.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_OWN_NAME);
  const size = sidesOf(item).map((side) => centimetres(side)?.toString() ?? '?');
  return `- ${name} ${size.join('×')}cm × ${item.quantity}`;
}

export function writeOwnItems(items: readonly OwnItem[]): string {
  const named = items.filter(({ name }) => name.trim() !== '').slice(0, MAX_OWN_ITEMS);
  return named.length === 0 ? '' : [HEADING, ...named.map(lineOf)].join('\n');
}
