import { withOption, withQuantity, type ChangeInventory } from '@/domain/home-move/inventory';
import { type HomeMoveItem, MAX_OWN_ITEMS, type OwnItem } from '@/domain/home-move/job';
import { MAX_OWN_NAME } from '@/domain/home-move/own-items';

/**
 * The last removal or replacement: `text` describes it, `restore` undoes it. `needsPlace`: it brings an own item back, of
 * which the mover gets at most `MAX_OWN_ITEMS`.
 */
export type Undo = { text: string; restore: () => void; needsPlace?: boolean };

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
      const restore = () =>
        // The customer may have chosen it again.
        change((now) =>
          now.items.some((item) => item.code === code) ? now : { ...now, items: withQuantity(now.items, code, amount) },
        );
      setUndo({ text, restore });
    },
    /** Own items stay, as with a template. */
    clear: (items: readonly HomeMoveItem[], text: string) => {
      change((before) => ({ ...before, items: [] }));
      setUndo({ text, restore: () => change((now) => ({ ...now, items: [...items] })) });
    },
    addOwn: (searched: string) => {
      const name = searched.slice(0, MAX_OWN_NAME);
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
      const restore = () =>
        change((now) =>
          // The undo of the price may have brought it back.
          now.ownItems.some(({ key }) => key === item.key)
            ? now
            : { ...now, ownItems: now.ownItems.toSpliced(place, 0, item) },
        );
      setUndo({ text, restore, needsPlace: true });
    },
  };
}

export type InventoryActions = ReturnType<typeof createActions>;
