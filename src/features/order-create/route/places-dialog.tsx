import { useTranslation } from '@/lib/i18n/use-translation';
import { Fragment, useState } from 'react';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { languageOf } from '@/domain/text/format';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { forgetPlace, forgetPlaces, namePlace, pinPlace, setDeviceShared } from '@/lib/storage/change-device-places';
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
const AllRemoved = styled('div')(({ theme }) => ({ marginTop: theme.spacing(4) }));
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

const whereOf = ({ address, addressDetail, contactName }: DevicePlace) =>
  [address.roadAddress, addressDetail, contactName].filter(Boolean).join(' · ');

function PlaceItem({ place, onForget }: { place: DevicePlace; onForget: () => void }) {
  const { id, name, isPinned } = place;
  const { t } = useTranslation('places');
  const where = whereOf(place);
  return (
    <Item>
      <Where lang={languageOf(where)}>{where}</Where>
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
        <IconButton id={forgetId(place)} label={t('forget', { place: where })} onClick={onForget}>
          <TrashIcon />
        </IconButton>
      </Line>
    </Item>
  );
}

/** The last removal. `place` is null if it removed all places. */
type Removed = { place: DevicePlace | null; index: number; undo: () => void };

function RemovedNotice({ removed: { place, undo }, onUndo }: { removed: Removed; onUndo: () => void }) {
  const { t } = useTranslation('places');
  return (
    <Notice
      tone="success"
      title={place ? <span lang={languageOf(whereOf(place))}>{whereOf(place)}</span> : null}
      action={
        <Button
          size="small"
          variant="outline"
          onClick={() => {
            undo();
            onUndo();
            focusInNextFrame(place ? forgetId(place) : CLOSE_ID);
          }}
        >
          {t('undo')}
        </Button>
      }
    >
      {t(place ? 'removed' : 'removedAll')}
    </Notice>
  );
}

/** Names, pins and removes the places that this device keeps. Every change holds at once; a removal can be undone. */
export function PlacesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['places', 'common']);
  const { places, isShared } = useDevicePlaces();
  const hasTexts = useLazyTexts('places');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const notice = removed ? <RemovedNotice removed={removed} onUndo={() => setRemoved(null)} /> : null;
  const removedItem = removed?.place ? <Item>{notice}</Item> : null;
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
              setRemoved({ place: null, index: 0, undo: forgetPlaces() });
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
      {notice && !removedItem && places.length === 0 ? <AllRemoved>{notice}</AllRemoved> : null}
      <List>
        {places.map((place, index) => (
          <Fragment key={place.id}>
            {removed?.index === index ? removedItem : null}
            <PlaceItem
              place={place}
              onForget={() => {
                const next = places[index + 1] ?? places[index - 1];
                setRemoved({ place, index, undo: forgetPlace(place.id) });
                focusInNextFrame(next ? forgetId(next) : CLOSE_ID);
              }}
            />
          </Fragment>
        ))}
        {removed && removed.index >= places.length ? removedItem : null}
      </List>
    </Dialog>
  );
}
