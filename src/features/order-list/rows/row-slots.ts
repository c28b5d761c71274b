/**
 * Which element shows which row. An element whose row has left the window takes the next row that comes into it: nothing
 * is made and thrown away while scrolling.
 */
export function createRowSlots() {
  let slots = new Map<number, number>();
  let made = 0;
  return {
    /** The slot of each row. Without `canReuse` new rows get elements of their own, so that none is moved or refilled. */
    assign(rows: readonly number[], canReuse: boolean): ReadonlyMap<number, number> {
      const wanted = new Set(rows);
      const free = canReuse ? [...slots].filter(([row]) => !wanted.has(row)).map(([, slot]) => slot) : [];
      const next = new Map<number, number>();
      for (const row of rows) {
        const slot = slots.get(row);
        if (slot !== undefined) next.set(row, slot);
      }
      for (const row of rows) {
        if (!next.has(row)) next.set(row, free.pop() ?? made++);
      }
      slots = next;
      return next;
    },
  };
}
