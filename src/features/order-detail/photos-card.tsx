import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { attachImages, uploadPhoto } from '@/api/order/order-images';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { formatMoment } from '@/domain/format';
import { hasWaitingPhotos } from '@/lib/photos/photo-batch';
import { Button } from '@/ui/button';
import { PlusIcon } from '@/ui/icons/action-icons';
import { lazyPart } from '@/ui/lazy-part';
import { isWebAddress, PhotoGrid } from '@/ui/photo-grid';
import type { PhotoSender } from '@/ui/photos/use-photo-upload';
import { SectionCard } from '@/ui/section-card';
import { useLocale } from '@/ui/use-locale';

const LazyAdd = lazyPart<{ orderId: string; onSend: () => void }>(() =>
  import('./add-photos').then((module) => module.AddPhotos),
);
const LazyUploads = lazyPart<{ orderId: string; sender: PhotoSender }>(() =>
  import('@/ui/photos/photo-uploads').then((module) => module.PhotoUploads),
);

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), justifyItems: 'start' }));
const Wide = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), width: '100%' }));
const Moment = styled('time')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type PhotosCardProps = { order: Order; canAdd: boolean };

/** The order's photos; those on their way to it; and more, where the order still takes them. */
export function PhotosCard({ order: { id, images = [] }, canAdd }: PhotosCardProps) {
  const { t } = useTranslation('detail');
  const locale = useLocale();
  const client = useQueryClient();
  const [step, setStep] = useState<'closed' | 'choosing' | 'sending'>(() =>
    hasWaitingPhotos(id) ? 'sending' : 'closed',
  );
  const [sender] = useState<PhotoSender>(() => ({
    upload: uploadPhoto,
    attach: async (added) => {
      await attachImages(id, added);
      void client.invalidateQueries({ queryKey: orderQueries.detail(id).queryKey });
    },
  }));
  const photos = images.filter(isWebAddress).map(({ id: key, url, createdAt }, index) => ({
    id: key,
    url,
    alt: t('photos.alt', { number: index + 1 }),
    caption: <Moment dateTime={createdAt}>{formatMoment(createdAt, locale)}</Moment>,
  }));
  if (step === 'closed' && photos.length === 0 && !canAdd) return null;

  return (
    <>
      {step === 'sending' ? <LazyUploads orderId={id} sender={sender} /> : null}
      {photos.length > 0 || canAdd ? (
        <SectionCard title={t('photos.title')}>
          <Stack>
            {photos.length > 0 ? (
              <Wide>
                <PhotoGrid photos={photos} />
              </Wide>
            ) : null}
            {canAdd && step === 'closed' ? (
              <Button variant="outline" start={<PlusIcon />} onClick={() => setStep('choosing')}>
                {t('photos.add')}
              </Button>
            ) : null}
            {step === 'choosing' ? (
              <Wide>
                <LazyAdd orderId={id} onSend={() => setStep('sending')} />
              </Wide>
            ) : null}
          </Stack>
        </SectionCard>
      ) : null}
    </>
  );
}
