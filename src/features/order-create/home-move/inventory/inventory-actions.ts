import { withOption, withQuantity, type ChangeInventory, type Inventory } from '@/domain/home-move/inventory';
import type { OwnItem } from '@/domain/home-move/job';
import { MAX_OWN_ITEMS } from '@/domain/home-move/job';

/** The text of the last removal, and how to restore what it removed. */
export type Undo = { text: string; restore: (now: Inventory) => Inventory };

const newKey = () => `own-${Math.random().toString(36).slice(2, 10)}`;

/** The edits of the list. Create them once, so that memoised rows do not render again. */
export function createActions(change: ChangeInventory, setUndo: (undo: Undo | null) => void) {
  const quantity = (code: string, amount: number) =>
    change((before) => ({ ...before, items: withQuantity(before.items, code, amount) }));

  return {
    quantity,
    option: (code: string, other: string) =>
      change((before) => ({ ...before, items: withOption(before.items, code, other) })),
    remove: (code: string, amount: number, text: string) => {
      quantity(code, 0);
      setUndo({ text, restore: (now) => ({ ...now, items: withQuantity(now.items, code, amount) }) });
    },
    /** After the catalogue items were replaced; the customer's own items stay. `text` null: nothing was lost. */
    offerUndo: (before: Inventory['items'], text: string | null) =>
      setUndo(text === null ? null : { text, restore: (now) => ({ ...now, items: before }) }),
    addOwn: (name: string) => {
      const key = newKey();
      change((before) => {
        if (before.ownItems.length >= MAX_OWN_ITEMS) return before;
        const own: OwnItem = { key, name, widthCm: '', depthCm: '', heightCm: '', quantity: 1 };
        return { ...before, ownItems: [...before.ownItems, own] };
      });
      return key;
    },
    patchOwn: (key: string, patch: Partial<OwnItem>) =>
      change((before) => ({
        ...before,
        ownItems: before.ownItems.map((item) => (item.key === key ? { ...item, ...patch } : item)),
      })),
    removeOwn: (item: OwnItem, place: number, text: string) => {
      change((before) => ({ ...before, ownItems: before.ownItems.filter(({ key }) => key !== item.key) }));
      const restore = (now: Inventory) =>
        // The undo of the price may have brought it back.
        now.ownItems.some(({ key }) => key === item.key)
          ? now
          : { ...now, ownItems: now.ownItems.toSpliced(place, 0, item) };
      setUndo({ text, restore });
    },
  };
}

export type InventoryActions = ReturnType<typeof createActions>;
