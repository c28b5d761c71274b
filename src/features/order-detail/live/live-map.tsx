import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/api/order/order-requests';
import { ORDER_STATUS } from '@/domain/order/status';
import { boundsOf, drivenShareOf, positionOf, splitRoute } from '@/domain/order/route-drawing';
import type { MapStop } from '@/ui/map/map-port';
import { OrderMap } from '@/ui/map/order-map';
import type { LiveOrder } from './use-live-order';

const stopsOf = (waypoints: Order['waypoints']) =>
  waypoints.flatMap(({ address, state }, index): MapStop[] => {
    const at = positionOf(address);
    if (!at) return [];
    if (index === 0) return [{ ...at, state, kind: 'pickup' }];
    if (index === waypoints.length - 1) return [{ ...at, state, kind: 'dropoff' }];
    return [{ ...at, state, kind: 'stop', number: index }];
  });

/** Shows the places at once, and the route and the driver when they are loaded. */
export function LiveMap({ live: { order, route, position } }: { live: LiveOrder }) {
  const { t } = useTranslation('tracking');
  const stops = stopsOf(order.waypoints);
  if (boundsOf(position ? [...stops, position] : stops) === null) return null;
  const drivenPart = route && order.status !== ORDER_STATUS.active ? drivenShareOf(route) : null;
  return (
    <OrderMap
      label={t('map.label')}
      stops={stops}
      way={splitRoute(route?.path ?? [], position, drivenPart)}
      drivers={position ? [{ id: 'driver', label: '', lat: position.lat, lng: position.lng }] : []}
    />
  );
}
