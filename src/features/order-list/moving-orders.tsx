import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useLayoutEffect } from 'react';
import { orderRoute } from '@/config/routes';
import { markAfterList } from '@/lib/browser/after-list';
import { errorText, requestIdText } from '@/lib/i18n/error-text';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { MapIcon } from '@/ui/icons/place-icons';
import { OrderMap } from '@/ui/map/order-map';
import { MovingList } from './moving-list';
import { MovingSkeleton } from './moving-skeleton';
import { useMovingOrders, type MovingOrder } from './use-moving-orders';
import { ViewLink } from './view-link';

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  minHeight: 40,
  marginBottom: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  '& > p': { fontWeight: theme.typography.fontWeightMedium },
  '& > a': { marginRight: theme.spacing(-3) },
}));

const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
}));

/** Where everything under way is: on the map, and the same in words beside it. */
export function MovingOrders() {
  const { t, i18n } = useTranslation('orders');
  const { push } = useRouter();
  const { orders, total, isComing, error, isRetrying, retry } = useMovingOrders();

  useLayoutEffect(() => markAfterList, []);

  if (error) {
    return (
      <>
        <Tools>
          <span />
          <ViewLink to="list" />
        </Tools>
        <ErrorState
          title={t('failed.title')}
          message={errorText(error, i18n)}
          requestId={requestIdText(error)}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      </>
    );
  }
  if (orders === undefined) return <MovingSkeleton />;
  return (
    <>
      <Tools>
        <p role="status">
          {total > orders.length
            ? t('map.some', { total, count: orders.length })
            : t('map.count', { count: orders.length })}
        </p>
        <ViewLink to="list" />
      </Tools>
      {orders.length === 0 ? (
        <EmptyState picture={<MapIcon size={28} />} title={t('map.noneTitle')} message={t('map.noneMessage')} />
      ) : (
        <Panes>
          <OrderMap
            label={t('map.label')}
            size="page"
            // Together, so that the first view has them all in it.
            drivers={isComing ? [] : orders.flatMap(driverOf)}
            onPick={(id) => void push(orderRoute(id))}
          />
          <MovingList orders={orders} isComing={isComing} />
        </Panes>
      )}
    </>
  );

  function driverOf({ item, number, driver }: MovingOrder) {
    if (!driver) return [];
    const { lat, lng } = driver;
    const label = t('map.open', { number, place: item.dropoff ?? item.orderNo ?? '' });
    return [{ id: item.id, lat, lng, label, mark: String(number) }];
  }
}
