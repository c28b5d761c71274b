import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/api/order/order-requests';
import { formatMoment } from '@/domain/format';
import { isWebAddress, PhotoGrid } from '@/ui/photo-grid';
import { SectionCard } from '@/ui/section-card';
import { useLocale } from '@/ui/use-locale';

const Moment = styled('time')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

export function PhotosCard({ images = [] }: { images: Order['images'] }) {
  const { t } = useTranslation('detail');
  const locale = useLocale();
  const shown = images.filter(isWebAddress);
  if (shown.length === 0) return null;
  const photos = shown.map(({ id, url, createdAt }, index) => ({
    id,
    url,
    alt: t('photos.alt', { number: index + 1 }),
    caption: <Moment dateTime={createdAt}>{formatMoment(createdAt, locale)}</Moment>,
  }));
  return (
    <SectionCard title={t('photos.title')}>
      <PhotoGrid photos={photos} />
    </SectionCard>
  );
}
