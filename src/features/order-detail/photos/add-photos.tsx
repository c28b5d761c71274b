import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { type OrderType, rulesOf } from '@/domain/order/kinds';
import { PHOTO_KINDS, ROOMS, type PhotoLabel } from '@/domain/order/photos';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { usePhotoTexts } from '@/lib/i18n/photo-texts';
import { choosingBatch, hasUnsentPhotos, releasePhotos } from '@/lib/photos/photo-batch';
import { keepLabel, readLabel } from '@/lib/photos/photo-labels';
import { labelPhotos } from '@/lib/photos/photo-store';
import { Button } from '@/ui/kit/button/button';
import { PhotoPicker } from '@/ui/photos/photo-picker';
import { usePhotos, type ChosenPhoto } from '@/ui/photos/use-photos';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { SelectField } from '@/ui/kit/form/select-field';
import { styled } from '@/ui/styled';
import { usePhotoLabels } from './use-photo-labels';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

type AddPhotosProps = { orderId: string; orderType: OrderType; onSend: () => void };

/** Photos are chosen first and sent together, so that a wrong one can still be removed. */
export function AddPhotos(props: AddPhotosProps) {
  return useLazyTexts('ledger') ? <Picker {...props} /> : null;
}

function Picker({ orderId, orderType, onSend }: AddPhotosProps) {
  const { t } = useTranslation('ledger');
  const { t: tPhotos } = usePhotoTexts();
  const [batch] = useState(() => choosingBatch(orderId));
  const [hadUnsent] = useState(() => hasUnsentPhotos(orderId));
  const chosen = usePhotos(batch);
  const [{ kind, room }, setLabel] = useState(() => readLabel(orderId));
  const { kindName, roomName } = usePhotoLabels(orderType);
  const hasRooms = rulesOf(orderType).hasInventory;
  /** Photos of an earlier attempt that failed; they keep their labels. */
  const [leftOver, setLeftOver] = useState<readonly string[] | null>(null);
  if (chosen.isLoaded && leftOver === null) {
    // Photos that were chosen before a reload are there again, without a label.
    setLeftOver(chosen.photos.filter(({ kind }) => !hadUnsent || kind).map(({ id }) => id));
  }
  const isLeftOver = ({ id }: ChosenPhoto) => leftOver?.includes(id) ?? false;
  const count = chosen.photos.length;

  async function send() {
    const label: PhotoLabel = { kind, ...(hasRooms ? { room } : {}) };
    keepLabel(orderId, label);
    const added = chosen.photos.filter((photo) => !isLeftOver(photo)).map(({ id }) => id);
    await labelPhotos(added, label);
    releasePhotos(orderId);
    onSend();
  }

  const labelText = ({ kind: its, room: where }: ChosenPhoto) =>
    [kindName(its), where ? roomName(where) : ''].filter(Boolean).join(' · ');

  return (
    <Stack>
      <SegmentedControl
        legend={t('kindLegend')}
        options={PHOTO_KINDS.map((value) => ({ value, label: kindName(value) }))}
        value={kind}
        onChange={(value) => setLabel({ kind: value, room })}
      />
      {hasRooms ? (
        <SelectField
          label={t('roomLabel')}
          options={ROOMS.map((value) => ({ value, label: t(`room.${value}`) }))}
          value={room}
          onChange={({ target }) => setLabel({ kind, room: ROOMS.find((one) => one === target.value) ?? 'other' })}
        />
      ) : null}
      <PhotoPicker chosen={chosen} noteOf={(photo) => (isLeftOver(photo) ? labelText(photo) : null)} />
      {count > 0 ? (
        <Button variant="primary" isFullWidth isLoading={chosen.isBusy} onClick={() => void send()}>
          {tPhotos('send', { count })}
        </Button>
      ) : null}
    </Stack>
  );
}
