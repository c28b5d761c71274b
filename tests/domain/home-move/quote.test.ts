import { describe, expect, test } from 'vitest';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import type { HomeMoveHome } from '@/domain/home-move/job';
import { possibleExtras } from '@/domain/home-move/possible-extras';
import { pyeongOf } from '@/domain/home-move/area';
import { quoteSheet, type QuoteInput } from '@/domain/home-move/quote';
import { quoteChanges, type QuoteChange } from '@/domain/home-move/quote-changes';
import { agreedText, canonicalJson, quoteFingerprint } from '@/domain/home-move/quote-fingerprint';
import { movingJob, quote } from '../../support/factories/quotes';

const printOf = (input: QuoteInput) => quoteFingerprint(agreedText(input, HOME_MOVE_TERMS));

/** The same facts, with the properties of every object in reverse order. */
function turned<T>(value: T): T {
  if (Array.isArray(value)) return value.map(turned) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, turned(field)]),
  ) as T;
}

const base = quote();
const home = (end: 'from' | 'to', over: Partial<HomeMoveHome>) =>
  quote({ job: movingJob({ [end]: { ...movingJob()[end], ...over } }) });
const [first, ...others] = base.items;
const ownItem = movingJob().ownItems[0];
if (!first || !ownItem) throw new Error('the factory has items');

/** One change at a time, with the kind of change that must be reported. */
const CHANGED: [string, QuoteInput, QuoteChange['kind']][] = [
  ['the customer', quote({ customer: { ...base.customer, phone: '010-9999-0000' } }), 'customer'],
  ['the day', quote({ appointmentAt: '2026-11-27T00:00:00.000Z' }), 'day'],
  ['the hour', quote({ appointmentAt: '2026-11-28T04:00:00.000Z' }), 'day'],
  ['the level', quote({ job: movingJob({ level: 'fullPack' }) }), 'level'],
  ['the address', quote({ addresses: { ...base.addresses, to: { address: '부산', detail: '' } } }), 'address'],
  [
    'its detail',
    quote({ addresses: { ...base.addresses, from: { ...base.addresses.from, detail: '302호' } } }),
    'address',
  ],
  ['the kind of home', home('from', { homeType: 'house' }), 'home'],
  ['the area', home('from', { area: '40' }), 'home'],
  ['the floor', home('to', { floor: '13' }), 'home'],
  ['the elevator', home('to', { elevator: 'no' }), 'home'],
  ['its reservation', home('to', { elevatorMustBeReserved: false }), 'home'],
  ['the stairs', home('from', { stairsAtEntrance: 'no' }), 'home'],
  ['the ladder truck', home('from', { ladderTruck: 'no' }), 'home'],
  ['the parking distance', home('from', { parkingMetres: '60' }), 'home'],
  ['the road', home('to', { narrowRoad: 'yes' }), 'home'],
  ['how many', quote({ items: [{ ...first, quantity: 2 }, ...others] }), 'item'],
  [
    'one more item',
    quote({ items: [...base.items, { code: 'sofa', name: '소파', quantity: 1, volume: 0.6 }] }),
    'item',
  ],
  ['one item less', quote({ items: others }), 'item'],
  ['the size of an own item', quote({ job: movingJob({ ownItems: [{ ...ownItem, heightCm: '90' }] }) }), 'own'],
  ['an extra', quote({ extras: [{ code: 'storage', name: '짐 보관', quantity: 4 }] }), 'extra'],
  ['the volume', quote({ load: { ...base.load, volume: 5 } }), 'volume'],
  ['the vehicle', quote({ vehicles: [{ code: 'pool-truck2_5t', name: '2.5톤', quantity: 1 }] }), 'vehicle'],
  ['a second vehicle', quote({ vehicles: [{ code: 'pool-truck1t', name: '1톤 탑차', quantity: 2 }] }), 'vehicle'],
  ['the crew', quote({ crew: 4 }), 'crew'],
  ['the total', quote({ price: { ...base.price, total: 985_001 } }), 'total'],
  ['a part', quote({ price: { ...base.price, parts: [{ code: 'base', name: '기본요금', won: 985_000 }] } }), 'parts'],
  ['a possible extra', quote({ possible: [] }), 'possible'],
  ['the note', quote({ remark: '' }), 'remark'],
];

describe('the fingerprint', () => {
  test('is three groups of four, and the same in any order of the facts', async () => {
    const print = await printOf(base);
    expect(print).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
    expect(await printOf(turned(base))).toBe(print);
    expect(await printOf(quote({ items: [...base.items].reverse(), extras: [...base.extras].reverse() }))).toBe(print);
    expect(await printOf(quote({ appointmentAt: '2026-11-28T09:00:00+09:00' }))).toBe(print);
  });

  test('is the same for an own item with another key', async () => {
    const [bed, wardrobe, own] = base.items;
    if (!bed || !wardrobe || !own) throw new Error('the factory has three items');
    const rekeyed = quote({
      job: movingJob({ ownItems: [{ ...ownItem, key: 'own-9' }] }),
      items: [bed, wardrobe, { ...own, code: 'own-9' }],
    });
    expect(await printOf(rekeyed)).toBe(await printOf(base));
  });

  test('depends on the facts, not on the language', async () => {
    const english = quote({
      items: base.items.map((item) => ({ ...item, name: `${item.name} in English` })),
      vehicles: base.vehicles.map((vehicle) => ({ ...vehicle, name: '1 t box' })),
      included: ['Driving'],
    });
    expect(await printOf(english)).toBe(await printOf(base));
    expect(quoteChanges(base, english)).toEqual([]);
  });

  test.each(CHANGED)('differs when %s changes, and the change is reported', async (_what, changed, kind) => {
    expect(await printOf(changed)).not.toBe(await printOf(base));
    expect(quoteChanges(base, changed).map((change) => change.kind)).toContain(kind);
  });

  test('changes with the terms of either side', async () => {
    expect(await quoteFingerprint(agreedText(base, { ...HOME_MOVE_TERMS, depositRate: 0.2 }))).not.toBe(
      await printOf(base),
    );
  });

  test('distinguishes texts that are equal only when joined', () => {
    expect(canonicalJson({ b: ['1', 2], a: null })).toBe('{"a":null,"b":["1",2]}');
    expect(canonicalJson({ a: ['x,y'] })).not.toBe(canonicalJson({ a: ['x', 'y'] }));
  });
});

describe('the changes', () => {
  test('an own item that was deleted and entered again the same is no change', async () => {
    const again = quote({
      job: movingJob({ ownItems: [{ ...ownItem, key: 'own-9' }] }),
      items: base.items.map((item) => (item.code === ownItem.key ? { ...item, code: 'own-9' } : item)),
    });
    expect(await printOf(again)).toBe(await printOf(base));
    expect(quoteChanges(base, again)).toEqual([]);
  });

  test('the changed size of an own item is reported beside changed numbers of others', () => {
    const changed = quote({
      job: movingJob({ ownItems: [{ ...ownItem, heightCm: '90' }] }),
      items: [{ ...first, quantity: 2 }, ...others],
    });
    expect(quoteChanges(base, changed).map(({ kind }) => kind)).toEqual(['item', 'own']);
  });

  test('an own item that is new is reported by its name and number only', () => {
    const pot = { ...ownItem, key: 'own-2', name: '화분' };
    const changed = quote({
      job: movingJob({ ownItems: [ownItem, pot] }),
      items: [...base.items, { code: 'own-2', name: '화분', quantity: 1, volume: 0.4 }],
    });
    expect(quoteChanges(base, changed)).toEqual([
      expect.objectContaining({ kind: 'item', name: '화분', from: 0, to: 1 }),
    ]);
  });
});

describe('the sheet', () => {
  test('splits the total into a deposit of a tenth and the balance', () => {
    expect(quoteSheet(base, HOME_MOVE_TERMS).due).toEqual({ total: 985_000, deposit: 98_500, balance: 886_500 });
  });

  test('lists what each side pays when it cancels, in won', () => {
    const { customerCancels, moverCancels, lateWon } = quoteSheet(base, HOME_MOVE_TERMS);
    expect(customerCancels.map(({ won }) => won)).toEqual([98_500, 197_000]);
    expect(moverCancels.map(({ won }) => won)).toEqual([197_000, 394_000, 591_000, 985_000]);
    expect(lateWon).toBe(591_000);
  });

  test('lists what an hour of delay costs each side, and its most', () => {
    const { delay, customerLateWon } = quoteSheet(base, HOME_MOVE_TERMS);
    expect(delay).toEqual({ perHour: 49_250, moverMax: 985_000, customerMax: 197_000 });
    expect(customerLateWon).toBe(197_000);
  });

  test('caps all possible extras together', () => {
    const possible = possibleExtras(movingJob(), HOME_MOVE_FEES).map(({ code, end, min, max }) => ({
      code: `${code}${end}`,
      kind: code,
      name: code,
      min,
      max,
    }));
    expect(quoteSheet(quote({ possible }), HOME_MOVE_TERMS).possibleMax).toBe(
      possible.reduce((sum, { max }) => sum + max, 0),
    );
  });

  test('counts the most expensive answer to the distance to the truck', () => {
    const { job } = home('from', { parkingMetres: '' });
    const open = possibleExtras(job, HOME_MOVE_FEES).find(({ code, end }) => code === 'parking' && end === 'From');
    expect(open).toMatchObject({ min: 0, max: 40_000 });
  });

  test.each([
    ['33', 10],
    ['84.9', 26],
    ['', null],
    ['넓음', null],
  ])('says %s m² in 평', (area, pyeong) => expect(pyeongOf(area)).toBe(pyeong));

  test('counts pieces and days of storage, and shows where a ladder truck is used', () => {
    const sheet = quoteSheet(base, HOME_MOVE_TERMS);
    expect(sheet.pieces).toBe(4);
    expect(sheet.storage).toBe(3);
    expect(sheet.ladder).toEqual({ from: 'used', to: 'none' });
  });

  test.each<[string, Partial<HomeMoveHome>, string]>([
    ['yes', {}, 'used'],
    ['no', { ladderTruck: 'no' }, 'none'],
    ['unknown', { ladderTruck: 'unknown' }, 'open'],
    ['left open', { ladderTruck: '' }, 'open'],
    ['yes, for a home now on the ground floor', { floor: '1' }, 'none'],
    ['yes, for a home below ground', { floor: '-2' }, 'none'],
    ['yes, for a home with an unknown floor', { floor: '' }, 'open'],
    ['left open, with an unknown elevator', { elevator: 'unknown', ladderTruck: '' }, 'open'],
    ['left open, with an elevator below ground', { elevator: 'unknown', ladderTruck: '', floor: '-1' }, 'none'],
    ['yes, although there is an elevator', { elevator: 'yes' }, 'used'],
    ['no, for a home with an elevator', { elevator: 'yes', ladderTruck: 'no' }, 'none'],
    ['left open, for a home with an elevator', { elevator: 'yes', ladderTruck: '' }, 'open'],
  ])('never contradicts price and possible extras: ladder truck %s', (_answer, over, use) => {
    const { job } = home('from', over);
    const possible = possibleExtras(job, HOME_MOVE_FEES).map(({ code, end, min, max }) => ({
      code: `${code}${end}`,
      kind: code,
      name: code,
      min,
      max,
    }));
    expect(quoteSheet(quote({ job, possible }), HOME_MOVE_TERMS).ladder.from).toBe(use);
  });
});
