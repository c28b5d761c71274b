import type { Order } from '@/api/order/order-requests';
import { allowedActions } from '@/domain/order/actions';
import { cancelObstacle } from '@/domain/order/cancellation';
import { endedAt } from '@/domain/order/progress';
import { isFinalStatus, ORDER_STATUS } from '@/domain/order/status';
import { lacksDigits } from '@/domain/text/phone';

export type AvailableActions = {
  canCancel: boolean;
  canTip: boolean;
  canAddImages: boolean;
  canReorder: boolean;
  canShare: boolean;
  canCall: boolean;
  canPrint: boolean;
};

/** The actions that this order allows now. `now`: ms. */
export function availableActions(order: Order, now: number): AvailableActions {
  const driverPhone = order.driver?.mobileNo ?? '';
  const allowed = allowedActions(order.status, endedAt(order), now);
  return {
    canCancel: cancelObstacle(order) === null,
    // A provider that takes no tips sends none.
    canTip: allowed.includes('tip') && Boolean(order.driver) && order.tip !== undefined,
    canAddImages: allowed.includes('photos'),
    canReorder: allowed.includes('reorder'),
    canShare: Boolean(order.organizationId),
    // Before the payment there is nothing to print.
    canPrint: order.status !== ORDER_STATUS.waitingForPayment,
    canCall: driverPhone !== '' && !lacksDigits(driverPhone) && !isFinalStatus(order.status),
  };
}

/** The most likely next action; null while no driver is assigned. */
export function mainAction({ canCall, canReorder }: AvailableActions): 'call' | 'reorder' | null {
  if (canCall) return 'call';
  return canReorder ? 'reorder' : null;
}
