import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { orderBatch } from '@/lib/photos/photo-batch';
import { Button } from '@/ui/button';
import { PhotoPicker } from '@/ui/photos/photo-picker';
import { usePhotos } from '@/ui/photos/use-photos';

type AddPhotosProps = { orderId: string; onSend: () => void };

/** Chosen first and sent together: a wrong one can still be taken out. */
export function AddPhotos(props: AddPhotosProps) {
  return useLazyTexts('photos') ? <Picker {...props} /> : null;
}

function Picker({ orderId, onSend }: AddPhotosProps) {
  const { t } = useTranslation('photos');
  const [batch] = useState(() => orderBatch(orderId));
  const chosen = usePhotos(batch);
  const count = chosen.photos.length;
  return (
    <>
      <PhotoPicker chosen={chosen} />
      {count > 0 ? (
        <Button variant="primary" isFullWidth isLoading={chosen.isBusy} onClick={onSend}>
          {t('send', { count })}
        </Button>
      ) : null}
    </>
  );
}
