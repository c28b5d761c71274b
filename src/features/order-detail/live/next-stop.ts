import { drivenShareOf, metresToNextStop, positionOf, splitRoute, type SplitRoute } from '@/domain/order/route-drawing';
import { isBeforePickup } from '@/domain/order/status';
import type { LiveOrder } from './use-live-order';

type NextStop = {
  way: SplitRoute;
  /** To the next stop. Null before the pickup, and where the route does not tell. */
  metres: number | null;
  /** The next stop is the drop-off, to which the provider's arrival time belongs. */
  isLast: boolean;
};

/** The route behind and ahead of the driver, and how far the next stop is. */
export function nextStopOf({ order, position, route }: Pick<LiveOrder, 'order' | 'position' | 'route'>): NextStop {
  // Before the pickup, the distance would be that of a trip that has not started.
  const isPickedUp = !isBeforePickup(order.status);
  const way = splitRoute(route?.path ?? [], position, route && isPickedUp ? drivenShareOf(route) : null);
  const index = order.waypoints.findIndex(({ state }) => state === 'current');
  const isLast = index === -1 || index === order.waypoints.length - 1;
  if (!route || !isPickedUp) return { way, metres: null, isLast };
  if (isLast) return { way, metres: route.remainingMetres, isLast };
  const stop = positionOf(order.waypoints[index]?.address ?? {});
  return { way, metres: metresToNextStop(way.todo, stop, route.remainingMetres), isLast };
}
