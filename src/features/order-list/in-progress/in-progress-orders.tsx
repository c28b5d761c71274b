import { useTranslation } from '@/lib/i18n/use-translation';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useLayoutEffect, useMemo } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { orderRoute } from '@/config/routes';
import { markAfterList } from '@/lib/browser/after-list';
import { EmptyDrawing } from '@/ui/drawings/empty-drawing';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import type { MapDriver } from '@/ui/map/map-port';
import { OrderMap } from '@/ui/map/order-map';
import { styled } from '@/ui/styled';
import { ListFailed } from '../list-failed';
import { ListTools } from '../list-tools';
import { ViewLink } from '../view-link';
import { InProgressList } from './in-progress-list';
import { InProgressSkeleton } from './in-progress-skeleton';
import { type OrderWithDriver, useInProgressOrders } from './use-in-progress-orders';

const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
}));

const NO_ORDERS: readonly OrderWithDriver[] = [];

/** The drivers whose position is known. `orders`: undefined until the first positions are there. */
function useDrivers(items: readonly OrderListItem[], orders = NO_ORDERS): readonly MapDriver[] {
  const { t } = useTranslation('orders');
  // Apart from the positions: to name two hundred drivers takes longer than a frame.
  const labels = useMemo(
    () =>
      items.map(({ dropoff, orderNo }, index) => t('map.open', { number: index + 1, place: dropoff || orderNo || '' })),
    [items, t],
  );
  return useMemo(
    () =>
      orders.flatMap(({ item, number, driver }): MapDriver[] =>
        driver
          ? [{ id: item.id, lat: driver.lat, lng: driver.lng, label: labels[number - 1] ?? '', mark: String(number) }]
          : [],
      ),
    [orders, labels],
  );
}

/** The orders in progress on a map, and as a list beside it. */
export function InProgressOrders() {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('map.title')} · ${t('common:app.name')}`}</title>
      </Head>
      <MapAndList />
    </>
  );
}

function MapAndList() {
  const { t } = useTranslation('orders');
  const { push } = useRouter();
  const { items, orders, total, isComing, error, isRetrying, retry } = useInProgressOrders();
  // Passed together, so that the first view shows all of them.
  const drivers = useDrivers(items, isComing ? undefined : orders);

  useLayoutEffect(() => markAfterList, []);

  if (orders === undefined && !error) return <InProgressSkeleton />;
  return (
    <>
      <ListTools>
        <p role="status">{orders ? countText(orders.length) : null}</p>
        <ViewLink to="list" />
      </ListTools>
      {orders ? content(orders) : <ListFailed error={error} isRetrying={isRetrying} onRetry={retry} />}
    </>
  );

  function countText(count: number) {
    return total > count ? t('map.some', { total, count }) : t('map.count', { count });
  }

  function content(inProgress: readonly OrderWithDriver[]) {
    if (inProgress.length === 0) {
      return (
        <EmptyState
          isPictureBare
          picture={<EmptyDrawing name="map" />}
          title={t('map.noneTitle')}
          message={t('map.noneMessage')}
        />
      );
    }
    return (
      <Panes>
        <OrderMap label={t('map.label')} size="page" drivers={drivers} onPick={(id) => void push(orderRoute(id))} />
        <InProgressList orders={inProgress} />
      </Panes>
    );
  }
}
