import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveOrderQueries, refreshEvery } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { followDriver, type Anchor, type Position } from '@/domain/order/driver-position';
import { isFinalStatus, isInProgressStatus } from '@/domain/order/status';
import { withProgress } from '@/domain/order/progress';
import { isKnownPosition } from '@/domain/order/route-drawing';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { useOrderProgress } from '@/queries/use-order-progress';
import { useSame } from '@/queries/use-same';
import { nextStopOf } from './next-stop';

const AGAIN_MS = 30_000;

/** The first position from which the driver has not moved since. */
function useAnchor(position: Position | null): Anchor | null {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const next = position === null ? null : followDriver(anchor, position);
  if (next !== anchor) setAnchor(next);
  return next;
}

/** The order with live updates while the page is visible. */
export function useLiveOrder(detail: Order) {
  const client = useQueryClient();
  const isWatched = useIsPageActive();
  const progress = useOrderProgress(detail.id, detail, isWatched);
  const order = useSame(progress.order ?? detail);
  const route = useQuery(liveOrderQueries.route(order, isWatched));

  const isBehind = order.status !== detail.status;
  useEffect(() => {
    // Only the detail request returns history, price and photos.
    if (isBehind) void client.invalidateQueries({ queryKey: orderQueries.detail(detail.id).queryKey });
  }, [isBehind, order.status, client, detail.id]);
  const { isError: isDetailFailing } = useQuery({
    ...orderQueries.detail(detail.id),
    refetchOnMount: false,
    // A final order has no other request that would bring the missing parts.
    refetchInterval: isBehind && isWatched ? refreshEvery(AGAIN_MS) : false,
  });

  const isInProgress = isInProgressStatus(order.status);
  const shownRoute = isInProgress ? route.data : undefined;
  const driver = shownRoute?.driver;
  const position = driver && isKnownPosition(driver) ? driver : null;
  return {
    order,
    ...nextStopOf(order, position, shownRoute),
    /** For cards without arrival time and stops, which would otherwise render with every answer of a moving driver. */
    steady: useSame(withProgress(detail, { status: order.status, driver: order.driver, waypoints: [] })),
    position,
    anchor: useAnchor(position),
    route: shownRoute,
    /** The last request failed; the shown state is outdated. */
    isFailing: isWatched && ((progress.isError && !isFinalStatus(order.status)) || (isBehind && isDetailFailing)),
  };
}

export type LiveOrder = ReturnType<typeof useLiveOrder>;
