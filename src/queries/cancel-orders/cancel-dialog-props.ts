import type { Reason } from './cancel-reason';

/** What a list knows of an order. The dialog loads the rest, above all the fee. */
export type OrderToCancel = {
  id: string;
  orderNo?: string | undefined;
  /** Tells the order from others, such as its recipient. */
  name?: string | undefined;
  status?: number | undefined;
};

type DialogState = {
  isOpen: boolean;
  onClose: () => void;
  /** Called before `onClose` if orders were cancelled: the focused button of the page may be gone. */
  onCancel: () => void;
};

export type CancelOrdersProps = DialogState & {
  /** At least one. Stays the same while the dialog is open and closes. */
  orders: readonly OrderToCancel[];
};

/** With the reason, which outlives the closing of the dialog. */
export type CancelDialogProps = DialogState & { reason: Reason; onReason: (reason: Reason) => void };
