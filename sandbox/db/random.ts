export type Random = {
  /** A whole number from 0 to `end` - 1. */
  below: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (part: number) => boolean;
};

/** mulberry32: a seed gives the same sequence on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    chance: (part) => next() < part,
  };
}
