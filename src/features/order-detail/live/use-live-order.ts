import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveOrderQueries } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { followDriver, type Anchor, type Position } from '@/domain/order/driver-position';
import { isMovingStatus } from '@/domain/order/status';
import { withProgress } from '@/domain/order/progress';
import { useIsWatched } from '@/lib/browser/use-is-watched';

/** Since when the driver has been where the last position says. */
function useAnchor(position: Position | null): Anchor | null {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const next = position === null ? null : followDriver(anchor, position);
  if (next !== anchor) setAnchor(next);
  return next;
}

/** The order as it is now: the detail, and over it what is heard while somebody watches. */
export function useLiveOrder(detail: Order) {
  const client = useQueryClient();
  const isWatched = useIsWatched();
  const progress = useQuery(liveOrderQueries.status(detail, isWatched));
  const order = withProgress(detail, progress.data);
  const route = useQuery(liveOrderQueries.route(order, isWatched));

  const heard = progress.data?.status;
  const isBehind = heard !== undefined && heard !== detail.status;
  useEffect(() => {
    // History, price and photos come with the detail alone.
    if (isBehind) void client.invalidateQueries({ queryKey: orderQueries.detail(detail.id).queryKey });
  }, [isBehind, heard, client, detail.id]);

  const isMoving = isMovingStatus(order.status);
  const position = (isMoving ? route.data?.driver : null) ?? null;
  return {
    order,
    position,
    anchor: useAnchor(position),
    route: isMoving ? route.data : undefined,
    /** The last question was not answered; what is shown is older than it should be. */
    isFailing: isWatched && progress.isError,
  };
}

export type LiveOrder = ReturnType<typeof useLiveOrder>;
