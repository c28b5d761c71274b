import { itemOf } from './catalogue';
import type { HomeMoveItem } from './job';

const entryOf = (code: string) => itemOf(code)?.key ?? code;

const countsOf = (items: readonly HomeMoveItem[], entry: string) =>
  items
    .filter(({ code }) => entryOf(code) === entry)
    .map(({ code, quantity }) => `${code}*${quantity}`)
    .sort()
    .join();

/** The entries (all sizes of an item) in which a list differs from its proposal. */
export function correctedEntries(items: readonly HomeMoveItem[], proposed: readonly HomeMoveItem[]): string[] {
  const entries = new Set([...items, ...proposed].map(({ code }) => entryOf(code)));
  return [...entries].filter((entry) => countsOf(items, entry) !== countsOf(proposed, entry));
}

/** The proposal, except for the corrected entries: those stay as they are in `items`. */
export function withCorrections(
  items: readonly HomeMoveItem[],
  corrected: readonly string[],
  proposed: readonly HomeMoveItem[],
): HomeMoveItem[] {
  const isCorrected = ({ code }: HomeMoveItem) => corrected.includes(entryOf(code));
  return [...items.filter(isCorrected), ...proposed.filter((item) => !isCorrected(item))];
}
