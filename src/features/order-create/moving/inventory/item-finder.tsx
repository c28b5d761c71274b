import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo, useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ENTRIES, itemOf, type Entry } from '@/domain/moving/catalogue';
import type { MovingItem, MovingRoom } from '@/domain/moving/moving-job';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { CloseIcon, PlusIcon, SearchIcon } from '@/ui/icons/action-icons';
import { TextInput } from '@/ui/text-input';
import { isComposing } from '../../form/is-composing';
import { EntryRow } from './entry-row';
import { RoomTabs } from './room-tabs';
import { useItemSearch } from './use-item-search';
import type { ItemWords } from './use-item-words';

/** More are not looked through; another letter narrows them down. */
const MOST_FOUND = 12;
/** The common things of a room; the rest is a tap away. */
const COMMON = 8;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(8),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.line.hairline}` },
}));
const Status = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Nothing = styled('div')(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.spacing(3) }));

export const SEARCH_ID = 'moving-item-search';
export const ROOM_ID = 'moving-room';

type ItemFinderProps = {
  items: readonly MovingItem[];
  words: ItemWords;
  room: MovingRoom;
  onRoom: (room: MovingRoom) => void;
  onQuantity: (code: string, quantity: number) => void;
  onOwn: (name: string) => void;
};

/** The catalogue, by room or by what is typed. */
export const ItemFinder = memo(function ItemFinder({ items, words, room, onRoom, onQuantity, onOwn }: ItemFinderProps) {
  const { t } = useTranslation('inventory');
  const find = useItemSearch();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<readonly MovingRoom[]>([]);
  const isSearching = query.trim() !== '';
  const wanted = useDeferredValue(query);
  const found = useMemo(() => find(wanted), [find, wanted]);

  const quantities = useMemo(() => new Map(items.map(({ code, quantity }) => [code, quantity])), [items]);
  const counts = useMemo(() => {
    const sums: Partial<Record<MovingRoom, number>> = {};
    for (const { code, quantity } of items) {
      const at = itemOf(code)?.room;
      if (at) sums[at] = (sums[at] ?? 0) + quantity;
    }
    return sums;
  }, [items]);
  const inRoom = ENTRIES.filter((entry) => entry.room === room);
  const isOpened = opened.includes(room);
  const isChosen = ({ items: options }: Entry) => options.some(({ code }) => quantities.has(code));
  const common = inRoom.filter((entry, place) => isOpened || place < COMMON || isChosen(entry));
  const shown = isSearching ? found.slice(0, MOST_FOUND) : common;

  function act(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      // Not the order: the first match, so that Enter twice adds it.
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    }
    if (event.key === 'Escape' && isSearching) {
      event.stopPropagation();
      setQuery('');
    }
  }

  const statusText = () => {
    if (!isSearching) return null;
    if (found.length === 0) return `${t('notFound')} ${t('notFoundHint')}`;
    return found.length > MOST_FOUND ? t('foundMore', { shown: MOST_FOUND }) : t('found', { count: found.length });
  };

  return (
    <Root>
      <TextInput
        id={SEARCH_ID}
        label={t('search')}
        isLabelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('searchHint')}
        start={<SearchIcon />}
        end={
          isSearching ? (
            <IconButton
              label={t('clear')}
              onClick={() => {
                setQuery('');
                document.getElementById(SEARCH_ID)?.focus();
              }}
            >
              <CloseIcon />
            </IconButton>
          ) : null
        }
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={act}
      />
      {isSearching ? null : <RoomTabs room={room} counts={counts} onChange={onRoom} />}
      <Status role="status" hidden={!isSearching}>
        {statusText()}
      </Status>
      {isSearching && found.length === 0 ? (
        <Nothing>
          <Button start={<PlusIcon />} onClick={() => onOwn(query.trim())}>
            {t('addOwnNamed', { name: query.trim() })}
          </Button>
        </Nothing>
      ) : null}
      <List ref={list} id={ROOM_ID} tabIndex={-1} aria-label={isSearching ? t('search') : t(`room.${room}`)}>
        {shown.map((entry) => (
          <EntryRow key={entry.key} entry={entry} words={words} quantities={quantities} onQuantity={onQuantity} />
        ))}
      </List>
      {!isSearching && inRoom.length > COMMON ? (
        <Button
          variant="outline"
          aria-expanded={isOpened}
          aria-controls={ROOM_ID}
          onClick={() => setOpened(isOpened ? opened.filter((one) => one !== room) : [...opened, room])}
        >
          {isOpened ? t('roomLess') : t('roomMore', { room: t(`room.${room}`), total: inRoom.length })}
        </Button>
      ) : null}
    </Root>
  );
});
