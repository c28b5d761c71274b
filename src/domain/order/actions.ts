import { orderStatusName, type OrderStatusName } from './status';

export type OrderAction = 'cancel' | 'tip' | 'addImages' | 'reorder';

/** What a customer may do; anything else is not offered (docs/decisions/2026-11-22-product-rules.md, "Statuses"). */
const ACTIONS: Record<OrderStatusName, readonly OrderAction[]> = {
  pending: ['cancel'],
  waitingForPayment: ['cancel'],
  active: ['cancel', 'tip'],
  activeAndPickedUp: ['tip', 'addImages'],
  transit: ['tip', 'addImages'],
  completed: ['tip', 'addImages', 'reorder'],
  return: ['tip', 'addImages', 'reorder'],
  incompleted: ['reorder'],
  cancelled: ['reorder'],
};

const TIP_WINDOW_MS = 24 * 60 * 60 * 1000;

/** `endedAt` is the instant of the final status; tips close 24 h after it. */
export function allowedActions(status: number, endedAt: string | null, now: number): readonly OrderAction[] {
  const name = orderStatusName(status);
  if (name === 'unknown') return [];
  const tipClosed = endedAt !== null && now - Date.parse(endedAt) > TIP_WINDOW_MS;
  return tipClosed ? ACTIONS[name].filter((action) => action !== 'tip') : ACTIONS[name];
}
