import type { Order, OrderRoute } from '@/api/order/order-requests';
import {
  drivenShareOf,
  metresToNextStop,
  positionOf,
  remainingOf,
  splitRoute,
  type LatLng,
  type SplitRoute,
} from '@/domain/order/route-drawing';
import { isBeforePickup } from '@/domain/order/status';

type NextStop = {
  way: SplitRoute;
  /** To the next stop. Null before the pickup, and where the route does not tell. */
  metres: number | null;
  /** The next stop is the drop-off, to which the provider's arrival time belongs. */
  isLast: boolean;
};

/** The route behind and ahead of the driver, and how far the next stop is. */
export function nextStopOf({ status, waypoints }: Order, position: LatLng | null, route?: OrderRoute): NextStop {
  // Before the pickup, the distance would be that of a trip that has not started.
  const driven = isBeforePickup(status) ? undefined : route;
  const way = splitRoute(route?.path ?? [], position, driven ? drivenShareOf(driven) : null);
  const index = waypoints.findIndex(({ state }) => state === 'current');
  const isLast = index === -1 || index === waypoints.length - 1;
  const remaining = driven ? remainingOf(driven) : null;
  if (isLast || remaining === null) return { way, metres: remaining, isLast };
  const stop = positionOf(waypoints[index]?.address ?? {});
  return { way, metres: metresToNextStop(way.todo, stop, remaining), isLast };
}
