import { useCallback, useState, type ComponentType, type RefObject } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';

/** The dialog is another feature's: the page hands it in. It stays mounted for its closing. */
export type CancelDialogProps = { orderId: string; isOpen: boolean; onClose: () => void; onCancel: () => void };
export type CancelDialogType = ComponentType<CancelDialogProps>;

type Wanted = { row: number; orderId: string; isOpen: boolean };

/** Which row's order is to be cancelled. */
export function useRowCancel(frame: RefObject<HTMLDivElement | null>) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const open = useCallback((row: number, { id }: OrderListItem) => setWanted({ row, orderId: id, isOpen: true }), []);

  function close() {
    setWanted((before) => before && { ...before, isOpen: false });
  }

  function finish() {
    // The button that had the focus goes with the status it belonged to: the focus goes to the order itself, once the
    // dialog has given it back.
    const row = wanted?.row;
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-index="${row}"] a`)?.focus());
  }

  return {
    open,
    dialog: wanted && { orderId: wanted.orderId, isOpen: wanted.isOpen, onClose: close, onCancel: finish },
  };
}
