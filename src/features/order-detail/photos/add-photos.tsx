import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { PHOTO_KINDS, ROOMS, type PhotoKind, type Room } from '@/domain/order-photos';
import { ledgerTexts } from '@/lib/i18n/lazy/ledger';
import { photosTexts } from '@/lib/i18n/lazy/photos';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { keepLabel, orderBatch } from '@/lib/photos/photo-batch';
import { Button } from '@/ui/button';
import { PhotoPicker } from '@/ui/photos/photo-picker';
import { usePhotos } from '@/ui/photos/use-photos';
import { SegmentedControl } from '@/ui/segmented-control';
import { SelectField } from '@/ui/select-field';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

type AddPhotosProps = { orderId: string; isMove: boolean; onSend: () => void };

/** Chosen first and sent together: a wrong one can still be taken out. */
export function AddPhotos(props: AddPhotosProps) {
  const hasPhotoTexts = useLazyTexts(photosTexts);
  const hasLedgerTexts = useLazyTexts(ledgerTexts);
  return hasPhotoTexts && hasLedgerTexts ? <Picker {...props} /> : null;
}

function Picker({ orderId, isMove, onSend }: AddPhotosProps) {
  const { t } = useTranslation(['photos', 'ledger']);
  const [batch] = useState(() => orderBatch(orderId));
  const chosen = usePhotos(batch);
  const [kind, setKind] = useState<PhotoKind>('before');
  const [room, setRoom] = useState<Room>('entrance');
  const count = chosen.photos.length;

  function send() {
    keepLabel(orderId, { kind, ...(isMove ? { room } : {}) });
    onSend();
  }

  return (
    <Stack>
      <SegmentedControl
        legend={t('ledger:kindLegend')}
        options={PHOTO_KINDS.map((value) => ({ value, label: t(`ledger:kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {isMove ? (
        <SelectField
          label={t('ledger:roomLabel')}
          options={ROOMS.map((value) => ({ value, label: t(`ledger:room.${value}`) }))}
          value={room}
          onChange={({ target }) => setRoom(ROOMS.find((one) => one === target.value) ?? 'other')}
        />
      ) : null}
      <PhotoPicker chosen={chosen} />
      {count > 0 ? (
        <Button variant="primary" isFullWidth isLoading={chosen.isBusy} onClick={send}>
          {t('send', { count })}
        </Button>
      ) : null}
    </Stack>
  );
}
