import { useTranslation } from 'next-i18next/pages';
import type { PublicOrder } from '@/api/order/order-requests';
import { isWebAddress, PhotoGrid } from '@/ui/photos/photo-grid';
import { SectionCard } from '@/ui/kit/layout/section-card';

export function PublicPhotos({ images = [] }: { images: PublicOrder['images'] }) {
  const { t } = useTranslation('public');
  const shown = images.filter(isWebAddress);
  if (shown.length === 0) return null;
  const photos = shown.map(({ id, url }, index) => ({ id, url, alt: t('photos.alt', { number: index + 1 }) }));
  return (
    <SectionCard title={t('photos.title')}>
      <PhotoGrid photos={photos} />
    </SectionCard>
  );
}
