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

/** The driver's number as long as it can be called, else null. */
export function phoneToCall({ driver, status }: Order): string | null {
  const phone = driver?.mobileNo;
  return phone && !lacksDigits(phone) && !isFinalStatus(status) ? phone : null;
}

/** The actions that this order allows now. `now`: ms. */
export function availableActions(order: Order, now: number): AvailableActions {
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
    canCall: phoneToCall(order) !== null,
  };
}

/** The most likely next action; null while no driver is assigned. */
export function mainAction({ canCall, canReorder }: AvailableActions): 'call' | 'reorder' | null {
  if (canCall) return 'call';
  return canReorder ? 'reorder' : null;
}
