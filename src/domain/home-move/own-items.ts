import { readNumber } from '../text/read-number';
import { MAX_OWN_ITEMS, type OwnItem } from './job';

/** The heading of the own items inside the remark. Movers read it; the app finds the block again by it. */
export const HEADING = '[목록에 없는 짐]';
/** Limits the remark's length, like `MAX_OWN_ITEMS`. */
export const MAX_OWN_NAME = 30;
const MAX_CM = 1_500;

/** A typed length in cm (1 to 1500); null while it is incomplete or invalid. */
export function centimetres(typed: string): number | null {
  const value = readNumber(typed);
  return value >= 1 && value <= MAX_CM ? value : null;
}

const sidesOf = ({ widthCm, depthCm, heightCm }: OwnItem) => [widthCm, depthCm, heightCm];

/** What an own item still lacks before it counts; null if complete. */
export function missingInOwnItem(item: OwnItem): 'name' | 'size' | null {
  if (sidesOf(item).some((side) => centimetres(side) === null)) return 'size';
  return item.name.trim() === '' ? 'name' : null;
}

/** Whether something was typed that does not count yet. An empty row is nothing. */
export const isUnfinished = (item: OwnItem) =>
  missingInOwnItem(item) !== null && [item.name, ...sidesOf(item)].some((typed) => typed.trim() !== '');

const CM3_PER_M3 = 1_000_000;
/** Factor for blankets and unusable gaps. */
const PACKING = 1.2;
/** The catalogue's average weight of a cubic metre of furniture. */
const KG_PER_M3 = 100;

/** m³ (as loaded) and kg of one piece; null while the item is incomplete. */
export function ownItemLoad(item: OwnItem): { volume: number; kg: number } | null {
  if (missingInOwnItem(item) !== null) return null;
  const volume =
    (sidesOf(item).reduce((product, side) => product * (centimetres(side) ?? 0), 1) / CM3_PER_M3) * PACKING;
  return { volume, kg: volume * KG_PER_M3 };
}

/** Total m³ of the own items; incomplete ones count as 0. */
export const ownVolume = (items: readonly OwnItem[]) =>
  items.reduce((sum, item) => sum + (ownItemLoad(item)?.volume ?? 0) * item.quantity, 0);

/** `- 대형 화분 60×60×120cm × 2` */
function lineOf(item: OwnItem): string {
  const name = item.name.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_OWN_NAME);
  const size = sidesOf(item).map((side) => centimetres(side)?.toString() ?? '?');
  return `- ${name} ${size.join('×')}cm × ${item.quantity}`;
}

/** The own items as a text block for the remark; '' without named items. `readOwnItems` reads it back. */
export function writeOwnItems(items: readonly OwnItem[]): string {
  const named = items.filter(({ name }) => name.trim() !== '').slice(0, MAX_OWN_ITEMS);
  return named.length === 0 ? '' : [HEADING, ...named.map(lineOf)].join('\n');
}
