import type { Order } from '@/api/order/order-requests';
import { allowedActions } from '@/domain/order/actions';
import { endedAt } from '@/domain/order/progress';
import { isFinalStatus, ORDER_STATUS } from '@/domain/order/status';

export type Offered = {
  canCancel: boolean;
  canTip: boolean;
  canAddImages: boolean;
  canReorder: boolean;
  canShare: boolean;
  canCall: boolean;
  canPrint: boolean;
};

/** What this order allows now; the rest is not offered. */
export function offeredActions(order: Order, now: number): Offered {
  const allowed = allowedActions(order.status, endedAt(order), now);
  return {
    // A quote of null is the provider's own word that it is too late.
    canCancel: allowed.includes('cancel') && order.cancelQuote !== null,
    canTip: allowed.includes('tip') && Boolean(order.driver),
    canAddImages: allowed.includes('addImages'),
    canReorder: allowed.includes('reorder'),
    canShare: Boolean(order.organizationId),
    // Before it is paid there is nothing to show on paper.
    canPrint: order.status !== ORDER_STATUS.waitingForPayment,
    canCall: Boolean(order.driver?.mobileNo) && !isFinalStatus(order.status),
  };
}

/** The one thing a customer most likely came for; while a driver is looked for there is none. */
export function mainAction({ canCall, canReorder }: Offered): 'call' | 'reorder' | null {
  if (canCall) return 'call';
  return canReorder ? 'reorder' : null;
}
