import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, useEffect, useRef, useState } from 'react';
import { attachImages, uploadPhoto } from '@/api/order/order-images';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { orderSheetRoute } from '@/config/routes';
import type { OrderType } from '@/domain/order/kinds';
import { hasUnsentPhotos, hasWaitingPhotos } from '@/lib/photos/photo-batch';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { PlusIcon, PrintIcon } from '@/ui/kit/icons/action-icons';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { PhotoSender } from '@/ui/photos/use-photo-upload';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useHomeMoveTexts } from '@/ui/home-move/use-home-move-texts';
import { styled } from '@/ui/styled';

const LazyGallery = lazyPart(() => import('./photo-gallery').then((module) => module.PhotoGallery), {
  fallback: <Skeleton height={160} />,
});
const LazyAdd = lazyPart<{ orderId: string; orderType: OrderType; onSend: () => void }>(() =>
  import('./add-photos').then((module) => module.AddPhotos),
);
type UploadsProps = { orderId: string; sender: PhotoSender; onBusy: (isBusy: boolean) => void };
const LazyUploads = lazyPart<UploadsProps>(() =>
  import('@/ui/photos/photo-uploads').then((module) => module.PhotoUploads),
);

/** Prints photos, not the invitation to add some. */
const Card = styled('div')({ '@media print': { '&:not(:has(img))': { display: 'none' } } });
const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  outline: 'none',
}));
const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

type PhotosCardProps = { order: Order; canAdd: boolean };

/** The order's photos, those being uploaded, and a way to add more if the order allows it. */
export const PhotosCard = memo(function PhotosCard({
  order: { id, orderType, images: photos = [] },
  canAdd,
}: PhotosCardProps) {
  const { t } = useTranslation('detail');
  const client = useQueryClient();
  useHomeMoveTexts(orderType);
  const [step, setStep] = useState<'closed' | 'choosing' | 'sending'>(() =>
    hasWaitingPhotos(id) ? 'sending' : canAdd && hasUnsentPhotos(id) ? 'choosing' : 'closed',
  );
  const [sender] = useState<PhotoSender>(() => ({
    upload: uploadPhoto,
    attach: async (added) => {
      await attachImages(
        id,
        added.map((image) => ({ kind: 'goods', ...image })),
      );
      void client.invalidateQueries({ queryKey: orderQueries.detail(id).queryKey });
    },
  }));
  // During an upload, no second batch: it would stop the first.
  const [isSending, setIsSending] = useState(step === 'sending');
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Sent without a connection, the photos are to be seen as not sent; their code could not load then.
    if (step === 'choosing') LazyUploads.prefetch();
  }, [step]);
  if (step === 'closed' && photos.length === 0 && !canAdd) return null;

  function goTo(next: 'choosing' | 'sending') {
    // The pressed button disappears, so the focus moves to its place.
    stack.current?.focus({ preventScroll: true });
    setStep(next);
  }

  function send() {
    setIsSending(true);
    goTo('sending');
  }

  return (
    <>
      {step === 'sending' ? <LazyUploads orderId={id} sender={sender} onBusy={setIsSending} /> : null}
      {photos.length > 0 || canAdd ? (
        <Card>
          <SectionCard title={t('photos.title')}>
            <Stack ref={stack} tabIndex={-1}>
              {photos.length > 0 ? <LazyGallery images={photos} orderType={orderType} /> : null}
              {step === 'choosing' ? (
                <LazyAdd orderId={id} orderType={orderType} onSend={send} />
              ) : (
                <Row>
                  {canAdd && !isSending ? (
                    <Button variant="outline" start={<PlusIcon />} onClick={() => goTo('choosing')}>
                      {t('photos.add')}
                    </Button>
                  ) : null}
                  {photos.length > 0 ? (
                    <ButtonLink
                      href={orderSheetRoute(id, 'claim')}
                      prefetch={false}
                      variant="outline"
                      start={<PrintIcon />}
                    >
                      {t('photos.print')}
                    </ButtonLink>
                  ) : null}
                </Row>
              )}
            </Stack>
          </SectionCard>
        </Card>
      ) : null}
    </>
  );
});
