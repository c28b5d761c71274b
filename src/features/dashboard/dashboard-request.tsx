import type { QueryClient } from '@tanstack/react-query';
import { couponQueries, orderQueries } from '@/api/order/order-queries';
import { userQueries } from '@/api/user/user-queries';
import { kstMonth } from '@/domain/time/calendar';
import { serverNow } from '@/domain/time/clock';
import { useEarlyRequest } from '@/queries/use-early-request';
import { dashboardInProgress, newestWaiting } from './in-progress-card';
import { RECENT_ORDERS } from './recent-orders';

// In the order of their cards.
const requestCards = (client: QueryClient) =>
  Promise.all([
    client.query(dashboardInProgress(true)),
    client.query(newestWaiting(true)),
    client.query(userQueries.featureFlags()),
    client.query(RECENT_ORDERS),
    client.query(orderQueries.statistics(kstMonth(serverNow()))),
    client.query(couponQueries.list()),
  ]);

/** Asks for what the cards show before the page behind the guard has mounted, so that the page starts with data. */
export function DashboardRequest() {
  useEarlyRequest(requestCards);
  return null;
}
