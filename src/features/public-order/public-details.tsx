import { useTranslation } from '@/lib/i18n/use-translation';
import type { PublicOrder } from '@/api/order/order-requests';
import { textContextOf } from '@/domain/order/kinds';
import { recipientTimelineOf } from '@/domain/order/progress';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { OrderTimeline } from '@/ui/order/order-timeline';
import { PhotoGrid } from '@/ui/photos/photo-grid';
import { styled } from '@/ui/styled';
import { PublicDriver } from './public-driver';
import { PublicStops } from './public-stops';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

function PublicPhotos({ order: { images = [], orderType } }: { order: PublicOrder }) {
  const { t } = useTranslation('public');
  const photos = images.map(({ id, url }, index) => ({ id, url, alt: t('photos.alt', { number: index + 1 }) }));
  return (
    <SectionCard title={t('photos.title', { context: textContextOf(orderType) })}>
      <PhotoGrid photos={photos} />
    </SectionCard>
  );
}

/** What is below the state of a shared order: who brings it, where it goes, and what has happened. */
export function PublicDetails({ order }: { order: PublicOrder }) {
  const { t } = useTranslation('public');
  const { status, orderType } = order;
  return (
    <Stack>
      <PublicDriver order={order} />
      <PublicStops orderType={orderType} status={status} stops={order.waypoints} />
      {order.images?.length ? <PublicPhotos order={order} /> : null}
      <SectionCard title={t('timeline.title')}>
        <OrderTimeline steps={recipientTimelineOf(order)} orderType={orderType} />
      </SectionCard>
    </Stack>
  );
}
