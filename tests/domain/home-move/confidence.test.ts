import { expect, test } from 'vitest';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { quoteRange } from '@/domain/home-move/confidence';
import { withHousehold } from '@/domain/home-move/household';
import { withQuantity } from '@/domain/home-move/inventory';
import { EMPTY_HOME, EMPTY_HOME_MOVE, type HomeMoveHome, type HomeMoveJob } from '@/domain/home-move/job';

const KNOWN: HomeMoveHome = {
  ...EMPTY_HOME,
  floor: '1',
  parkingMetres: '10',
  stairsAtEntrance: 'no',
  narrowRoad: 'no',
};
const proposed = withHousehold({ ...EMPTY_HOME_MOVE, from: KNOWN, to: KNOWN }, { area: '66' });

const range = (move: HomeMoveJob, more: { photos?: number; hasDay?: boolean } = {}) =>
  quoteRange({ move, total: 1_000_000, photos: 0, hasDay: true, fees: HOME_MOVE_FEES, ...more });

test('a list is surer than a household, and photos are surer than a list', () => {
  expect(range(proposed)).toMatchObject({ basis: 'household', percent: 15, min: 850_000, max: 1_150_000 });
  const checked = range({ ...proposed, isListChecked: true });
  expect(checked).toMatchObject({ basis: 'list', percent: 8, min: 920_000, max: 1_080_000 });
  const corrected = { ...proposed, items: withQuantity(proposed.items, 'desk', 2) };
  expect(range(corrected)).toMatchObject({ basis: 'list', percent: 8 });
  expect(range({ ...proposed, isListChecked: true }, { photos: 2 })).toMatchObject({ basis: 'photos', percent: 5 });
});

test('the three answers that narrow the range most come first, each with its won', () => {
  const move = { ...proposed, to: { ...KNOWN, floor: '5', elevator: 'unknown' as const, narrowRoad: '' as const } };
  const { narrowing, most } = range(move, { hasDay: false });
  expect(narrowing).toEqual([
    { code: 'day', end: null, won: 200_000 },
    { code: 'elevator', end: 'To', won: 150_000 },
    { code: 'list', end: null, won: 140_000 },
  ]);
  expect(most).toBe(1_150_000 + 200_000 + 150_000 + 80_000);
});

test('an answer that is given leaves the list and lowers the most', () => {
  const open = { ...proposed, from: EMPTY_HOME };
  expect(range(open).most).toBeGreaterThan(range({ ...open, from: KNOWN }).most);
  expect(range(proposed, { photos: 1 }).narrowing.map(({ code }) => code)).toEqual(['list']);
  expect(range({ ...proposed, isListChecked: true }, { photos: 1 }).narrowing).toEqual([]);
});
