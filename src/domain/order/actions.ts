import { env } from '@/config/env';
import { orderStatusName, type OrderStatusName } from './status';

type OrderAction = 'cancel' | 'tip' | 'photos' | 'reorder';

/** The actions a customer may take, by status (docs/decisions/2026-11-22-product-rules.md, "Statuses"). */
const ACTIONS: Record<OrderStatusName | 'unknown', readonly OrderAction[]> = {
  unknown: [],
  pending: ['cancel'],
  waitingForPayment: ['cancel'],
  active: ['cancel', 'tip'],
  activeAndPickedUp: ['tip', 'photos'],
  transit: ['tip', 'photos'],
  completed: ['tip', 'photos', 'reorder'],
  return: ['tip', 'photos', 'reorder'],
  incompleted: ['reorder'],
  cancelled: ['reorder'],
};

const TIP_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * `endedAt` is the ISO time of the final status, `now` is epoch ms; tips close 24 h after the end. What the provider
 * does not have (`no-photos`, `no-reorder` in its dialect) is not offered: it would be refused after it was chosen.
 */
export function allowedActions(status: number, endedAt: string | null, now: number): readonly OrderAction[] {
  const isTipClosed = now - Date.parse(endedAt ?? '') > TIP_WINDOW_MS;
  return ACTIONS[orderStatusName(status)].filter(
    (action) => !((isTipClosed && action === 'tip') || env.providerDialect.includes(`no-${action}`)),
  );
}
