import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, useMemo, useState } from 'react';
import { isLocale, LOCALES } from '@/config/locales';
import { ENTRIES, type Entry, itemOf } from '@/domain/home-move/catalogue';
import { createSearch } from '@/domain/home-move/item-search';
import type { HomeMoveItem, HomeRoom } from '@/domain/home-move/job';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { PlusIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import { EntryRow } from './entry-row';
import { RoomTabs } from './room-tabs';
import type { ItemLabels } from './use-item-labels';

const BY_KEY = new Map(ENTRIES.map((entry) => [entry.key, entry]));

/** Searches the catalogue in all languages: 냉장고, ㄴㅈㄱ, 양문형 and fridge find the same entry. */
function useItemSearch(): (query: string) => Entry[] {
  const { i18n } = useTranslation();
  useLazyTexts('movingItems', LOCALES);
  const there = LOCALES.filter((locale) => i18n.hasResourceBundle(locale, 'movingItems')).join(' ');

  return useMemo(() => {
    const textOf = (language: string, key: string) => {
      const text: unknown = i18n.getResource(language, 'movingItems', key);
      return typeof text === 'string' ? text : '';
    };
    const wordsOf = ({ key, items }: Entry, language: string) => [
      textOf(language, `item.${key}`),
      ...items.map(({ code }) => textOf(language, `option.${code}`)),
      ...textOf(language, `also.${key}`).split(' '),
    ];
    const find = createSearch(
      ENTRIES.map((entry) => ({
        key: entry.key,
        words: there
          .split(' ')
          .filter(isLocale)
          .flatMap((language) => wordsOf(entry, language)),
      })),
    );
    return (query) => find(query).flatMap((key) => BY_KEY.get(key) ?? []);
  }, [i18n, there]);
}

/** Customers do not read longer results; another letter narrows them. */
const MAX_RESULTS = 8;
/** Entries shown per room before "more" is pressed. */
const COMMON_COUNT = 8;

export const ROOM_ID = 'moving-room';

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

export type ItemFinderProps = {
  items: readonly HomeMoveItem[];
  labels: ItemLabels;
  room: HomeRoom;
  onRoom: (room: HomeRoom) => void;
  onQuantity: (code: string, quantity: number) => void;
  /** Null when there are as many own items as possible. */
  onOwn: ((name: string) => void) | null;
};

type ItemResultsProps = ItemFinderProps & {
  /** '' shows the room instead of results. */
  wanted: string;
};

export const ItemResults = memo(function ItemResults({
  items,
  labels,
  room,
  wanted,
  onRoom,
  onQuantity,
  onOwn,
}: ItemResultsProps) {
  const { t } = useTranslation('inventory');
  const find = useItemSearch();
  const [opened, setOpened] = useState<readonly HomeRoom[]>([]);
  const isSearching = wanted !== '';
  const found = useMemo(() => find(wanted), [find, wanted]);

  const quantities = useMemo(() => new Map(items.map(({ code, quantity }) => [code, quantity])), [items]);
  const counts = useMemo(() => {
    const sums: Partial<Record<HomeRoom, number>> = {};
    for (const { code, quantity } of items) {
      const at = itemOf(code)?.room;
      if (at) sums[at] = (sums[at] ?? 0) + quantity;
    }
    return sums;
  }, [items]);

  const inRoom = ENTRIES.filter((entry) => entry.room === room);
  const isOpened = opened.includes(room);
  const isChosen = ({ items: options }: Entry) => options.some(({ code }) => quantities.has(code));
  const common = inRoom.filter((entry, place) => isOpened || place < COMMON_COUNT || isChosen(entry));
  const shown = isSearching ? found.slice(0, MAX_RESULTS) : common;

  const statusText = () => {
    if (!isSearching) return null;
    if (found.length === 0) return `${t('notFound')} ${t(onOwn ? 'notFoundHint' : 'own.most')}`;
    return found.length > MAX_RESULTS ? t('foundMore', { shown: MAX_RESULTS }) : t('found', { count: found.length });
  };

  return (
    <>
      {isSearching ? null : <RoomTabs room={room} counts={counts} onChange={onRoom} />}
      <Status role="status" hidden={!isSearching}>
        {statusText()}
      </Status>
      {isSearching && found.length === 0 && onOwn ? (
        <Nothing>
          <Button start={<PlusIcon />} onClick={() => onOwn(wanted)}>
            {t('addOwnNamed', { name: wanted })}
          </Button>
        </Nothing>
      ) : null}
      <List id={ROOM_ID} tabIndex={-1} aria-label={isSearching ? t('search') : t(`room.${room}`)}>
        {shown.map((entry) => (
          <EntryRow key={entry.key} entry={entry} labels={labels} quantities={quantities} onQuantity={onQuantity} />
        ))}
      </List>
      {!isSearching && inRoom.length > COMMON_COUNT ? (
        <Button
          variant="outline"
          aria-expanded={isOpened}
          aria-controls={ROOM_ID}
          onClick={() => setOpened(isOpened ? opened.filter((one) => one !== room) : [...opened, room])}
        >
          {isOpened ? t('roomLess') : t('roomMore', { room: t(`room.${room}`), total: inRoom.length })}
        </Button>
      ) : null}
    </>
  );
});
