import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, useState } from 'react';
import { entryIndex, entryKeyOf, itemOf } from '@/domain/home-move/catalogue';
import { HOME_ROOMS, type HomeMoveItem } from '@/domain/home-move/job';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { Button } from '@/ui/kit/button/button';
import { styled } from '@/ui/styled';
import type { InventoryActions } from './inventory-actions';
import { PictureTile } from './picture-tile';
import type { ItemLabels } from './use-item-labels';

/** Rendering hundreds of pictures at once would slow down every press on the page. */
const STEP = 60;
const BOARD_ID = 'moving-chosen';

const Board = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(5),
  outline: 'none',
}));
const Room = styled('h3')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  fontSize: theme.typography.body1.fontSize,
  fontWeight: theme.typography.fontWeightBold,
  '& > span': { fontWeight: theme.typography.fontWeightRegular, color: theme.vars.palette.text.secondary },
}));
const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(96px, 28%), 1fr))',
  gap: theme.spacing(2),
}));

/** Shown on focus only. Each item has up to four Tab stops, and a proposed list has over thirty items. */
const Skip = styled('div')({
  position: 'absolute',
  top: 0,
  right: 0,
  zIndex: 1,
  '&:not(:focus-within)': { clipPath: 'inset(50%)' },
});

type RoomBoardProps = {
  items: readonly HomeMoveItem[];
  labels: ItemLabels;
  actions: InventoryActions;
  /** Moves the focus past the list. */
  onSkip: () => void;
};

/** All chosen items as pictures, room by room: a press adds one, and each can be taken away or resized. */
export const RoomBoard = memo(function RoomBoard({ items, labels, actions, onSkip }: RoomBoardProps) {
  const { t } = useTranslation('inventory');
  const [limit, setLimit] = useState(STEP);
  if (items.length === 0) return null;
  const rest = items.length - limit;
  // Sizes of one item keep the order of the list: choosing another size must not move its tile, which has the focus.
  const shown = items.toSorted((one, other) => entryIndex(one.code) - entryIndex(other.code)).slice(0, limit);
  const rooms = [...HOME_ROOMS, null].flatMap((room) => {
    const inRoom = shown.filter(({ code }) => (itemOf(code)?.room ?? null) === room);
    return inRoom.length > 0 ? [{ room, name: t(room === null ? 'roomUnknown' : `room.${room}`), inRoom }] : [];
  });

  function showMore() {
    setLimit(limit + STEP);
    // The last step removes the button, so the focus must move.
    if (rest <= STEP) focusInNextFrame(BOARD_ID);
  }

  return (
    <Board id={BOARD_ID} tabIndex={-1} role="group" aria-label={t('chosenList')}>
      <Skip>
        <Button size="small" variant="outline" onClick={onSkip}>
          {t('skipList')}
        </Button>
      </Skip>
      {rooms.map(({ room, name, inRoom }) => (
        <div key={room ?? ''}>
          <Room>
            {name}
            <span>{inRoom.reduce((sum, { quantity }) => sum + quantity, 0)}</span>
          </Room>
          <Tiles aria-label={name}>
            {inRoom.map(({ code, quantity }, index) => {
              const entry = entryKeyOf(code);
              const place = index - inRoom.findIndex((one) => entryKeyOf(one.code) === entry);
              return (
                <PictureTile
                  key={`${entry} ${place}`}
                  code={code}
                  quantity={quantity}
                  labels={labels}
                  actions={actions}
                />
              );
            })}
          </Tiles>
        </div>
      ))}
      {rest > 0 ? (
        <Button variant="outline" isFullWidth onClick={showMore}>
          {t('chosenMore', { count: rest })}
        </Button>
      ) : null}
    </Board>
  );
});
