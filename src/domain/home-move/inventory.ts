import { CATALOGUE, itemOf } from './catalogue';
import type { MovingItem, MovingJob } from './job';
import { ownItemLack } from './own-items';

/** The part of a move that says what is carried. */
export type Inventory = Pick<MovingJob, 'items' | 'ownItems'>;

/** Built on the newest, so that two changes in one go do not lose each other. */
export type ChangeInventory = (change: (before: Inventory) => Inventory) => void;

/** The provider takes no more of one kind. */
export const MAX_QUANTITY = 200;

/** 0 takes it out. */
export function withQuantity(items: readonly MovingItem[], code: string, quantity: number): MovingItem[] {
  const amount = Math.min(MAX_QUANTITY, Math.max(0, Math.round(quantity)));
  if (amount === 0) return items.filter((item) => item.code !== code);
  if (!items.some((item) => item.code === code)) return [...items, { code, quantity: amount }];
  return items.map((item) => (item.code === code ? { code, quantity: amount } : item));
}

/** The same number of another size; what there was of that size already is kept. */
export function withOption(items: readonly MovingItem[], code: string, other: string): MovingItem[] {
  const quantityOf = (wanted: string) => items.find((item) => item.code === wanted)?.quantity ?? 0;
  return withQuantity(withQuantity(items, code, 0), other, quantityOf(code) + quantityOf(other));
}

const BOX_CODES = new Set(
  CATALOGUE.filter(({ room, kind }) => room === 'boxes' && kind !== 'bag').map(({ code }) => code),
);

export const isBox = (code: string) => BOX_CODES.has(code);

/** Pieces that are carried one by one: not the boxes, nor what is in them. */
export function piecesOf({ items, ownItems }: Inventory): number {
  const counted = items.filter(({ code }) => !isBox(code) && itemOf(code)?.isBoxed !== true);
  const owned = ownItems.filter((item) => ownItemLack(item) === null);
  return [...counted, ...owned].reduce((sum, { quantity }) => sum + quantity, 0);
}
