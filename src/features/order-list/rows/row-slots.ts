/**
 * Assigns rows to DOM elements. An element whose row has left the window takes a new row, so that scrolling creates and
 * removes no elements.
 */
export function createRowSlots() {
  let slots = new Map<number, number>();
  let created = 0;
  return {
    /**
     * The slot of each row. Without `canReuse`, new rows get new elements, so that no existing element moves or
     * changes.
     */
    assign(rows: readonly number[], canReuse: boolean): ReadonlyMap<number, number> {
      const visible = new Set(rows);
      const free = canReuse ? [...slots].filter(([row]) => !visible.has(row)).map(([, slot]) => slot) : [];
      const next = new Map<number, number>();
      for (const row of rows) {
        const slot = slots.get(row);
        if (slot !== undefined) next.set(row, slot);
      }
      for (const row of rows) {
        if (!next.has(row)) next.set(row, free.pop() ?? created++);
      }
      slots = next;
      return next;
    },
  };
}
