import { CATALOGUE, itemOf } from './catalogue';
import { MAX_QUANTITY, type HomeMoveItem, type HomeMoveJob } from './job';
import { missingInOwnItem } from './own-items';

/** The items of a home move, from the catalogue and added by the customer. */
export type Inventory = Pick<HomeMoveJob, 'items' | 'ownItems'>;

/** Takes an updater, so that two changes in one render do not overwrite each other. */
export type ChangeInventory = (change: (before: Inventory) => Inventory) => void;

/** Sets an item's quantity; 0 removes it. */
export function withQuantity(items: readonly HomeMoveItem[], code: string, quantity: number): HomeMoveItem[] {
  const amount = Math.min(MAX_QUANTITY, Math.max(0, Math.round(quantity)));
  if (amount === 0) return items.filter((item) => item.code !== code);
  if (!items.some((item) => item.code === code)) return [...items, { code, quantity: amount }];
  return items.map((item) => (item.code === code ? { code, quantity: amount } : item));
}

/** Turns one size into another in its place; if the list has that one too, adds the quantity to it. */
export function withOption(items: readonly HomeMoveItem[], code: string, other: string): HomeMoveItem[] {
  const quantityOf = (wanted: string) => items.find((item) => item.code === wanted)?.quantity ?? 0;
  const sum = quantityOf(code) + quantityOf(other);
  if (quantityOf(other) > 0) return withQuantity(withQuantity(items, code, 0), other, sum);
  return items.map((item) => (item.code === code ? { ...item, code: other } : item));
}

const BOX_CODES = new Set(
  CATALOGUE.filter(({ room, kind }) => room === 'boxes' && kind !== 'bag').map(({ code }) => code),
);

export const isBox = (code: string) => BOX_CODES.has(code);

/** Pieces that are carried one by one, without boxes and their contents. */
export function piecesOf({ items, ownItems }: Inventory): number {
  const counted = items.filter(({ code }) => !isBox(code) && itemOf(code)?.isBoxed !== true);
  const owned = ownItems.filter((item) => missingInOwnItem(item) === null);
  return [...counted, ...owned].reduce((sum, { quantity }) => sum + quantity, 0);
}
