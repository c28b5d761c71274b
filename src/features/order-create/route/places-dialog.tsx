import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import {
  forgetPlace,
  forgetPlaces,
  namePlace,
  pinPlace,
  restorePlaces,
  setDeviceShared,
} from '@/lib/storage/change-device-places';
import { MAX_NAME, useDevicePlaces, type DevicePlace } from '@/lib/storage/device-places';
import { Button } from '@/ui/kit/button/button';
import { IconButton } from '@/ui/kit/button/icon-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { SwitchField } from '@/ui/kit/form/switch-field';
import { TextInput } from '@/ui/kit/form/text-input';
import { TrashIcon } from '@/ui/kit/icons/action-icons';
import { Dialog } from '@/ui/kit/layout/dialog';
import { styled } from '@/ui/styled';

const Lead = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), marginTop: theme.spacing(4) }));
const Removed = styled('div')(({ theme }) => ({ marginTop: theme.spacing(4) }));
const Item = styled('li')(({ theme }) => ({
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
}));
// With large text the buttons go below the name.
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  '& > :not(button)': { flex: '1 1 8em', minWidth: 0 },
  '& > button': { flex: 'none' },
}));
const Where = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
}));

const CLOSE_ID = 'places-close';
const forgetId = ({ id }: DevicePlace) => `forget-${id}`;

type PlaceItemProps = { place: DevicePlace; /** What takes the focus when the place is removed. */ nextId: string };

function PlaceItem({ place, nextId }: PlaceItemProps) {
  const { id, name, isPinned, address, addressDetail, contactName } = place;
  const { t } = useTranslation('places');
  const where = [address.roadAddress, addressDetail, contactName].filter(Boolean).join(' · ');
  return (
    <Item>
      <Where>{where}</Where>
      <Line>
        <TextInput
          label={t('name', { place: where })}
          isLabelHidden
          placeholder={t('namePlaceholder')}
          autoComplete="off"
          maxLength={MAX_NAME}
          value={name}
          onChange={({ target }) => namePlace(id, target.value)}
        />
        <Button size="small" variant="outline" aria-pressed={isPinned} onClick={() => pinPlace(id, !isPinned)}>
          {t(isPinned ? 'unpin' : 'pin')}
        </Button>
        <IconButton
          id={forgetId(place)}
          label={t('forget', { place: where })}
          onClick={() => {
            forgetPlace(id);
            focusInNextFrame(nextId);
          }}
        >
          <TrashIcon />
        </IconButton>
      </Line>
    </Item>
  );
}

/** Names, pins and removes the places that this device keeps. Every change holds at once. */
export function PlacesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['places', 'common']);
  const { places, isShared } = useDevicePlaces();
  const hasTexts = useLazyTexts('places');
  const [removed, setRemoved] = useState<DevicePlace[] | null>(null);
  if (!hasTexts) return null;
  return (
    <Dialog
      isOpen
      kind="form"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="outline"
            disabled={places.length === 0}
            onClick={() => {
              setRemoved(places);
              forgetPlaces();
              focusInNextFrame(CLOSE_ID);
            }}
          >
            {t('forgetAll')}
          </Button>
          <Button id={CLOSE_ID} variant="primary" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </>
      }
    >
      <Lead>{t('lead')}</Lead>
      <SwitchField
        label={t('shared')}
        description={t('sharedIdle')}
        checked={isShared}
        onChange={({ target }) => {
          setRemoved(null);
          setDeviceShared(target.checked);
        }}
      />
      {removed && places.length === 0 ? (
        <Removed>
          <Notice
            tone="success"
            action={
              <Button
                size="small"
                variant="outline"
                onClick={() => {
                  restorePlaces(removed);
                  setRemoved(null);
                  focusInNextFrame(CLOSE_ID);
                }}
              >
                {t('undo')}
              </Button>
            }
          >
            {t('removedAll')}
          </Notice>
        </Removed>
      ) : null}
      <List>
        {places.map((place, index) => {
          const next = places[index + 1] ?? places[index - 1];
          return <PlaceItem key={place.id} place={place} nextId={next ? forgetId(next) : CLOSE_ID} />;
        })}
      </List>
    </Dialog>
  );
}
