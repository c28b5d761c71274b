import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { OrderRoute, PublicOrder } from '@/api/order/order-requests';
import { textContextOf } from '@/domain/order/kinds';
import { timelineOf } from '@/domain/order/progress';
import { ORDER_STATUS } from '@/domain/order/status';
import { orderNumber } from '@/domain/order/order-number';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { OrderTimeline } from '@/ui/order/order-timeline';
import { isWebAddress, PhotoGrid } from '@/ui/photos/photo-grid';
import { PublicDriver } from './public-driver';
import { PublicLiveCard } from './public-live-card';
import { PublicStops } from './public-stops';

function PublicPhotos({ order: { images = [], orderType } }: { order: PublicOrder }) {
  const { t } = useTranslation('public');
  const shown = images.filter(isWebAddress);
  if (shown.length === 0) return null;
  const photos = shown.map(({ id, url }, index) => ({ id, url, alt: t('photos.alt', { number: index + 1 }) }));
  return (
    <SectionCard title={t('photos.title', { context: textContextOf(orderType) })}>
      <PhotoGrid photos={photos} />
    </SectionCard>
  );
}

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  '& > h1, & > h3': { ...theme.typography.h1, color: theme.vars.palette.text.primary },
  '& > p:last-child': { flexBasis: '100%' },
}));

/** Leaves the payment out, because it is between the sender and us. */
const withoutPayment = ({ history = [] }: PublicOrder) =>
  history.filter(({ status }) => status !== ORDER_STATUS.waitingForPayment);

type PublicOrderViewProps = {
  order: PublicOrder;
  route: OrderRoute | undefined;
  isRouteComing: boolean;
  isFailing: boolean;
  /** True inside a page that has its own heading. */
  isPreview?: boolean;
};

export function PublicOrderView({ order, route, isRouteComing, isFailing, isPreview = false }: PublicOrderViewProps) {
  const { t } = useTranslation(['public', 'order']);
  const { status, createdAt, updatedAt, orderType } = order;
  const title = t('title', { context: textContextOf(orderType) });
  const steps = timelineOf({ status, history: withoutPayment(order), createdAt: createdAt ?? updatedAt });
  return (
    <Stack>
      <Head>
        {isPreview ? <h3>{title}</h3> : <h1>{title}</h1>}
        <p>
          {t('order:orderNo')} {orderNumber(order)}
        </p>
        {order.organizationName ? <p>{t('from', { organization: order.organizationName })}</p> : null}
      </Head>
      <PublicLiveCard order={order} route={route} isRouteComing={isRouteComing} isFailing={isFailing} />
      <PublicStops status={status} stops={order.waypoints} />
      <PublicDriver order={order} />
      {order.images?.length ? <PublicPhotos order={order} /> : null}
      <SectionCard title={t('timeline.title')}>
        <OrderTimeline steps={steps} orderType={orderType} />
      </SectionCard>
    </Stack>
  );
}
