import { useTranslation } from 'next-i18next/pages';
import type { OrderRoute, PublicOrder } from '@/api/order/order-requests';
import { ORDER_STATUS } from '@/domain/order/status';
import { boundsOf, drivenShareOf, splitRoute } from '@/domain/order/route-drawing';
import type { MapStop } from '@/ui/map/map-port';
import { OrderMap } from '@/ui/map/order-map';

/** The public answer has no coordinates of the stops, so the ends of the route are the pickup and the drop-off. */
function endsOf({ path }: OrderRoute, { waypoints }: PublicOrder): MapStop[] {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || path.length < 2) return [];
  return [
    { ...first, kind: 'pickup', state: waypoints[0]?.state ?? 'todo' },
    { ...last, kind: 'dropoff', state: waypoints.at(-1)?.state ?? 'todo' },
  ];
}

export function PublicMap({ order, route }: { order: PublicOrder; route: OrderRoute }) {
  const { t } = useTranslation('tracking');
  const driver = route.driver ?? null;
  if (boundsOf(driver ? [...route.path, driver] : route.path) === null) return null;
  const drivenPart = order.status === ORDER_STATUS.active ? null : drivenShareOf(route);
  return (
    <OrderMap
      label={t('map.label')}
      stops={endsOf(route, order)}
      way={splitRoute(route.path, driver, drivenPart)}
      drivers={driver ? [{ id: 'driver', label: '', lat: driver.lat, lng: driver.lng }] : []}
    />
  );
}
