import { orderStatusName, type OrderStatusName } from './status';

type OrderAction = 'cancel' | 'tip' | 'addImages' | 'reorder';

/** The actions a customer may take, by status (docs/decisions/2026-11-22-product-rules.md, "Statuses"). */
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

/** `endedAt` is the ISO time of the final status, `now` is epoch ms; tips close 24 h after the end. */
export function allowedActions(status: number, endedAt: string | null, now: number): readonly OrderAction[] {
  const name = orderStatusName(status);
  if (name === 'unknown') return [];
  const isTipClosed = endedAt !== null && now - Date.parse(endedAt) > TIP_WINDOW_MS;
  return isTipClosed ? ACTIONS[name].filter((action) => action !== 'tip') : ACTIONS[name];
}
