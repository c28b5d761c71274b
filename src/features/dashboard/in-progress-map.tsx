import { useQueries } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/use-translation';
import { refreshEvery, staleAfter } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { OrderListItem } from '@/api/order/order-requests';
import { orderRoute } from '@/config/routes';
import { POLL_MS } from '@/domain/order/polling';
import { isKnownPosition } from '@/domain/order/route-drawing';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { OrderMap, OrderMapSkeleton } from '@/ui/map/order-map';
import { styled } from '@/ui/styled';

const Frame = styled('div')(({ theme }) => ({
  margin: theme.spacing(1, 5, 4),
  [theme.breakpoints.up('md')]: { marginInline: theme.spacing(6) },
}));
/** As high as the map, so that the first position moves nothing. */
const NoPosition = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 'clamp(120px, 19dvh, 220px)',
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.surface.sunken,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
}));

/** The drivers of these orders on one map; each leads to its order. */
export function InProgressMap({ items }: { items: readonly OrderListItem[] }) {
  const { t } = useTranslation('dashboard');
  const { push } = useRouter();
  const isWatched = useIsPageActive();
  const routes = useQueries({
    queries: items.map(({ id }) => ({
      ...orderQueries.route(id),
      enabled: isWatched,
      staleTime: staleAfter(POLL_MS.inProgress),
      refetchInterval: refreshEvery(POLL_MS.inProgress),
      retry: false,
    })),
  });
  const drivers = items.flatMap(({ id, dropoff, orderNo }, index) => {
    const driver = routes[index]?.data?.driver;
    if (!driver || !isKnownPosition(driver)) return [];
    const label = t('inProgress.open', { place: dropoff ?? '', number: orderNo ?? '' });
    return [{ id, lat: driver.lat, lng: driver.lng, label }];
  });
  // The first ones together, so that the first view shows all of them. An order that joins later must not hide the map.
  const [hasFirstSet, setHasFirstSet] = useState(false);
  if (!hasFirstSet && routes.every(({ isPending }) => !isPending)) setHasFirstSet(true);
  return <Frame>{content()}</Frame>;

  function content() {
    if (!hasFirstSet) return <OrderMapSkeleton size="panel" />;
    if (drivers.length === 0) return <NoPosition>{t('inProgress.noPosition')}</NoPosition>;
    return (
      <OrderMap label={t('inProgress.map')} size="panel" drivers={drivers} onPick={(id) => void push(orderRoute(id))} />
    );
  }
}
