import type { OrderListItem } from '@/api/order/order-requests';
import { LazyCancelOrders } from '@/queries/cancel-orders/lazy-cancel-orders';
import { OrderLabelsDialog } from './order-labels-dialog';
import { ShareLinksDialog } from './share-links-dialog';

/** An action on the selected orders, or on one. It stays mounted for its closing animation. */
export type SelectedAction = {
  action: 'cancel' | 'labels' | 'share';
  orders: readonly OrderListItem[];
  isOpen: boolean;
  /** Called when orders were cancelled. */
  onCancel?: () => void;
};

const toCancel = ({ id, orderNo, contactName, status }: OrderListItem) => ({ id, orderNo, name: contactName, status });

/** The dialog of an action. Beside the list and not in it, as the cancelled orders may leave an empty list behind. */
export function SelectedActionDialog({
  action,
  orders,
  isOpen,
  onClose,
  onCancel = () => {},
}: SelectedAction & { onClose: () => void }) {
  if (action === 'labels') return <OrderLabelsDialog orders={orders} isOpen={isOpen} onClose={onClose} />;
  if (action === 'share') return <ShareLinksDialog orders={orders} isOpen={isOpen} onClose={onClose} />;
  // The dialog says what became of each order; the selection stays for another action.
  return <LazyCancelOrders orders={orders.map(toCancel)} isOpen={isOpen} onClose={onClose} onCancel={onCancel} />;
}
