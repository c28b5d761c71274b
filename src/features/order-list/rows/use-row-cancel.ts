import { useCallback, useState, type RefObject } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';

/** The dialog stays mounted for its closing animation. */
type CancelTarget = { row: number; order: OrderListItem; isOpen: boolean };

/** State of the cancel dialog: which row's order to cancel. */
export function useRowCancel(frame: RefObject<HTMLDivElement | null>) {
  const [target, setTarget] = useState<CancelTarget | null>(null);
  const open = useCallback((row: number, order: OrderListItem) => setTarget({ row, order, isOpen: true }), []);

  function close() {
    setTarget((before) => before && { ...before, isOpen: false });
  }

  function finish() {
    // The focused button disappears with the old status. Focuses the order's link instead, after the dialog has
    // restored the focus.
    const row = target?.row;
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-index="${row}"] a`)?.focus());
  }

  return {
    open,
    dialog: target && { orders: [target.order], isOpen: target.isOpen, onClose: close, onCancel: finish },
  };
}
