import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotOffered } from '@/domain/not-offered';
import { errorText } from '@/lib/i18n/error-text';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { usePhotoTexts } from '@/lib/i18n/photo-texts';
import { orderBatch } from '@/lib/photos/photo-batch';
import { Button } from '../kit/button/button';
import { RefreshIcon } from '../kit/icons/action-icons';
import { Notice } from '../kit/feedback/notice';
import { SectionCard } from '../kit/layout/section-card';
import { styled } from '../styled';
import { PhotoTile, Tiles } from './photo-tiles';
import { usePhotos } from './use-photos';
import { usePhotoUpload, type PhotoSender, type UploadState } from './use-photo-upload';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), justifyItems: 'start' }));
const Wide = styled('div')({ width: '100%' });
const Progress = styled('p')({ outline: 'none' });

type PhotoUploadsProps = {
  orderId: string;
  sender: PhotoSender;
  /** Called when uploads start and end. */
  onBusy?: (isBusy: boolean) => void;
};

/** Uploads the photos chosen for an order and shows their progress. */
export function PhotoUploads({ orderId, sender, onBusy }: PhotoUploadsProps) {
  const { t, i18n } = usePhotoTexts();
  useLazyTexts('orderErrors');
  const [batch] = useState(() => orderBatch(orderId));
  const chosen = usePhotos(batch);
  const { photos, isLoaded } = chosen;
  const { stateOf, isRunning, refusal, failed, retry } = usePhotoUpload(orderId, batch, chosen, sender);
  const progress = useRef<HTMLParagraphElement>(null);
  const isBusy = photos.length > 0 ? isRunning : !isLoaded || chosen.isBusy;
  const notifyBusy = useEffectEvent(() => onBusy?.(isBusy));
  useEffect(() => notifyBusy(), [isBusy]);
  if (photos.length === 0) return null;

  function retryFailed() {
    // The button disappears while it runs, so the focus moves to the progress.
    progress.current?.focus({ preventScroll: true });
    retry();
  }

  const stateText = (state: UploadState) =>
    state.kind === 'uploading' ? t('state.uploading', { percent: state.percent }) : t(`state.${state.kind}`);
  const done = photos.filter(({ id }) => stateOf(id).kind === 'uploaded').length;

  return (
    <SectionCard title={t('uploads')}>
      <Stack>
        <Wide>
          <Tiles aria-label={t('uploads')}>
            {photos.map(({ id, url }, index) => (
              <PhotoTile
                key={id}
                url={url}
                alt={t('photo', { number: index + 1 })}
                state={stateOf(id).kind}
                caption={stateText(stateOf(id))}
              />
            ))}
          </Tiles>
        </Wide>
        <Progress ref={progress} role="status" tabIndex={-1}>
          {t('progress', { done, total: photos.length })}
        </Progress>
        {failed.length > 0 && !isRunning ? (
          <>
            <Notice tone="attention">
              {[t('someFailed', { count: failed.length }), refusal ? errorText(refusal, i18n) : ''].join(' ').trim()}
            </Notice>
            {isNotOffered(refusal) ? null : (
              <Button variant="outline" start={<RefreshIcon />} onClick={retryFailed}>
                {t('retry')}
              </Button>
            )}
          </>
        ) : null}
      </Stack>
    </SectionCard>
  );
}
