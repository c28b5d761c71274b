import { BALCONY } from './catalogue/balcony';
import { BATH } from './catalogue/bath';
import { BEDROOM } from './catalogue/bedroom';
import { BOXES } from './catalogue/boxes';
import { ENTRANCE } from './catalogue/entrance';
import { KIDS } from './catalogue/kids';
import { KITCHEN } from './catalogue/kitchen';
import { LIVING } from './catalogue/living';
import type { Row } from './catalogue/row';
import { STOREROOM } from './catalogue/storeroom';
import { STUDY } from './catalogue/study';
import { HOME_ROOMS, type CatalogueItem, type HomeRoom } from './job';

export type Item = CatalogueItem & Pick<Row, 'key' | 'kind'>;

/** One line of the catalogue: a single item, or the same item in several sizes. */
export type Entry = { key: string; kind: string; room: HomeRoom; items: readonly Item[] };

/**
 * Our own rounded figures, as movers commonly estimate them, not manufacturers' data. The sandbox provider's list
 * (sandbox/groups/common/moving-items.ts) has the same codes and volumes.
 */
const ROWS: Record<HomeRoom, readonly Row[]> = {
  bedroom: BEDROOM,
  living: LIVING,
  kitchen: KITCHEN,
  study: STUDY,
  kids: KIDS,
  bath: BATH,
  entrance: ENTRANCE,
  balcony: BALCONY,
  storeroom: STOREROOM,
  boxes: BOXES,
};

export const CATALOGUE: readonly Item[] = HOME_ROOMS.flatMap((room) => ROWS[room].map((row) => ({ ...row, room })));

const ITEMS = new Map(CATALOGUE.map((item) => [item.code, item]));
const POSITIONS = new Map(CATALOGUE.map(({ key }, place) => [key, place]));

/** Undefined for a code from an older catalogue. */
export const itemOf = (code: string): Item | undefined => ITEMS.get(code);

/** The key of a code's entry. All sizes of an item share one entry; an unknown code has its own. */
export const entryKeyOf = (code: string) => itemOf(code)?.key ?? code;

/** Sort position of a code's entry, room by room; unknown codes come last. */
export const entryIndex = (code: string) => POSITIONS.get(entryKeyOf(code)) ?? CATALOGUE.length;

export const ENTRIES: readonly Entry[] = [...new Set(CATALOGUE.map(({ key }) => key))].flatMap((key) => {
  const items = CATALOGUE.filter((item) => item.key === key);
  const first = items[0];
  return first ? [{ key, kind: first.kind, room: first.room, items }] : [];
});
