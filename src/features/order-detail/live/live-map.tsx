import { useTranslation } from '@/lib/i18n/use-translation';
import type { Order } from '@/api/order/order-requests';
import { boundsOf, positionOf } from '@/domain/order/route-drawing';
import { kindAt } from '@/domain/order/waypoint-kind';
import type { MapStop } from '@/ui/map/map-port';
import { OrderMap } from '@/ui/map/order-map';
import type { LiveOrder } from './use-live-order';

const stopsOf = (waypoints: Order['waypoints']) =>
  waypoints.flatMap(({ address, state }, index): MapStop[] => {
    const at = positionOf(address);
    if (!at) return [];
    const kind = kindAt(index, waypoints.length);
    return [{ ...at, state, kind, ...(kind === 'stop' ? { number: index } : {}) }];
  });

/** Shows the places at once, and the route and the driver when they are loaded. */
export function LiveMap({ live }: { live: LiveOrder }) {
  const { t } = useTranslation('tracking');
  const { order, position, route, way, metres, isLast } = live;
  const stops = stopsOf(order.waypoints);
  if (boundsOf([...stops, ...(route?.path ?? []), ...(position ? [position] : [])]) === null) return null;
  return (
    <OrderMap
      label={t('map.label')}
      stops={stops}
      way={way}
      // The provider knows no road: between the places there is only the straight line.
      straight={route && route.path.length < 2 ? stops : undefined}
      drivers={position ? [{ id: 'driver', label: '', lat: position.lat, lng: position.lng }] : []}
      ahead={metres === null ? undefined : { metres, eta: isLast ? (order.eta ?? null) : null }}
    />
  );
}
