import { useCallback, useState, type ComponentType, type RefObject } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';

/** The dialog belongs to another feature, so the page passes it in. It stays mounted for its closing animation. */
type CancelDialogProps = { orderId: string; isOpen: boolean; onClose: () => void; onCancel: () => void };
export type CancelDialogType = ComponentType<CancelDialogProps>;

type CancelTarget = { row: number; orderId: string; isOpen: boolean };

/** State of the cancel dialog: which row's order to cancel. */
export function useRowCancel(frame: RefObject<HTMLDivElement | null>) {
  const [target, setTarget] = useState<CancelTarget | null>(null);
  const open = useCallback((row: number, { id }: OrderListItem) => setTarget({ row, orderId: id, isOpen: true }), []);

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
    dialog: target && { orderId: target.orderId, isOpen: target.isOpen, onClose: close, onCancel: finish },
  };
}
