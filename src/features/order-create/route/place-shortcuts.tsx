import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import type { WaypointKind } from '@/domain/order/waypoint-kind';
import { keptFields, useDevicePlaces } from '@/lib/storage/device-places';
import { Button } from '@/ui/kit/button/button';
import { ClockIcon } from '@/ui/kit/icons/place-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { styled } from '@/ui/styled';
import { useDraft } from '../use-draft';
import type { AddressChoice } from '../address/address-options';
import type { PlacesDialog } from './places-dialog';

const MAX_PINNED = 3;

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '& > button': { maxWidth: '100%' },
}));
const Cut = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });

const LazyDialog = lazyPart<Parameters<typeof PlacesDialog>[0]>(() =>
  import('./places-dialog').then((module) => module.PlacesDialog),
);

type PlaceShortcutsProps = {
  kind: WaypointKind;
  isPasteOpen: boolean;
  onPaste: () => void;
  onChoose: (choice: AddressChoice) => void;
};

/** Ways to fill an empty place in one tap: the last pickup, pinned places, and a pasted message. */
export function PlaceShortcuts({ kind, isPasteOpen, onPaste, onChoose }: PlaceShortcutsProps) {
  const { t } = useTranslation('composer');
  const { places, isShared } = useDevicePlaces();
  const [isOpen, setIsOpen] = useState(false);
  const taken = useDraft(({ waypoints }) => waypoints.map(({ address }) => address?.roadAddress ?? '').join('|'));
  const free = places.filter(({ address }) => !taken.split('|').includes(address.roadAddress));
  const lastPickup = kind === 'pickup' ? free.find(({ wasPickup }) => wasPickup) : undefined;
  const pinned = free.filter((place) => place.isPinned && place !== lastPickup).slice(0, MAX_PINNED);

  return (
    <Root>
      {[...(lastPickup ? [lastPickup] : []), ...pinned].map((place) => {
        const { id, name, address } = place;
        const text = name || (address.buildingName ?? '') || address.roadAddress;
        return (
          <Button
            key={id}
            size="small"
            variant="outline"
            start={<ClockIcon size={16} />}
            onClick={() => onChoose(keptFields(place))}
          >
            <Cut>{place === lastPickup ? t('places.lastPickup', { place: text }) : text}</Cut>
          </Button>
        );
      })}
      {isPasteOpen ? null : (
        <Button size="small" variant="outline" onClick={onPaste}>
          {t('paste.open')}
        </Button>
      )}
      {places.length > 0 || isShared ? (
        <Button size="small" variant="ghost" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('places.manage')}
        </Button>
      ) : null}
      {isOpen ? <LazyDialog onClose={() => setIsOpen(false)} /> : null}
    </Root>
  );
}
