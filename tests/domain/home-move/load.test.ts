import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@/domain/home-move/catalogue';
import { piecesOf, withOption, withQuantity } from '@/domain/home-move/inventory';
import { checkLoadFit, loadOf, usableVolume, recommendTrucks } from '@/domain/home-move/load';
import { EMPTY_HOME_MOVE, type OwnItem } from '@/domain/home-move/job';
import { TEMPLATES, withTemplate } from '@/domain/home-move/templates';
import fc from '../../support/property';

const own = (patch: Partial<OwnItem> = {}): OwnItem => ({
  key: 'own-1',
  name: '조각상',
  widthCm: '100',
  depthCm: '100',
  heightCm: '100',
  quantity: 1,
  ...patch,
});

const truck = (vehicleClass: string, payloadKg: number, basePrice: number) => ({ vehicleClass, payloadKg, basePrice });
const CARGO = truck('truck1tCargo', 1_000, 150_000);
const BOX = truck('truck1tBox', 1_000, 165_000);
const MIDDLE = truck('truck2_5t', 2_500, 320_000);
const LARGE = truck('truck3_5t', 3_500, 420_000);
const FIVE = truck('truck5t', 5_000, 560_000);
const ELEVEN = truck('truck11t', 11_000, 980_000);
const ALL = [CARGO, BOX, truck('truck1_4t', 1_400, 220_000), MIDDLE, LARGE, FIVE, ELEVEN];

const items = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...CATALOGUE.map(({ code }) => code)),
    quantity: fc.integer({ min: 1, max: 200 }),
  }),
  { selector: ({ code }) => code, maxLength: 40 },
);

describe('the load of an inventory', () => {
  test('is the sum of its items', () => {
    const load = loadOf(
      [
        { code: 'bedDouble', quantity: 1 },
        { code: 'wardrobeBay', quantity: 3 },
        { code: 'boxMedium', quantity: 20 },
      ],
      [],
    );
    expect(load).toEqual({ volume: 6.85, kg: 670, boxes: 20 });
  });

  test('counts small items as the boxes they fill, rounded up', () => {
    expect(loadOf([{ code: 'kettle', quantity: 1 }], [])).toMatchObject({ volume: 0.1, boxes: 1 });
    expect(loadOf([{ code: 'books', quantity: 5 }], [])).toMatchObject({ volume: 0.3, boxes: 3 });
  });

  test('does not count a bag as a box', () => {
    expect(loadOf([{ code: 'bagLarge', quantity: 2 }], []).boxes).toBe(0);
  });

  test('calculates own items with space for blankets', () => {
    expect(loadOf([], [own()])).toEqual({ volume: 1.2, kg: 120, boxes: 0 });
    expect(loadOf([], [own({ quantity: 3 })]).volume).toBe(3.6);
  });

  test.each<[string, Partial<OwnItem>]>([
    ['a side missing', { heightCm: '' }],
    ['a side that is not a number', { heightCm: '1m' }],
    ['a side of zero', { heightCm: '0' }],
    ['a side larger than any truck', { heightCm: '1501' }],
    ['no name', { name: ' ' }],
  ])('does not count an own item with %s', (_, patch) => {
    expect(loadOf([], [own(patch)])).toEqual({ volume: 0, kg: 0, boxes: 0 });
    expect(piecesOf({ items: [], ownItems: [own(patch)] })).toBe(0);
  });

  test('leaves out a code that the catalogue no longer has', () => {
    expect(loadOf([{ code: 'gramophone', quantity: 4 }], []).volume).toBe(0);
  });

  test('never shrinks when an item is added', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(...CATALOGUE), (list, { code }) => {
        const before = loadOf(list, []);
        const quantity = list.find((item) => item.code === code)?.quantity ?? 0;
        const after = loadOf(withQuantity(list, code, quantity + 1), []);
        expect(after.volume).toBeGreaterThanOrEqual(before.volume);
        expect(after.kg).toBeGreaterThanOrEqual(before.kg);
        expect(after.boxes).toBeGreaterThanOrEqual(before.boxes);
      }),
    );
  });

  test('does not depend on the order in which items were added', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(loadOf(list.toReversed(), [])).toEqual(loadOf(list, []));
      }),
    );
  });

  test('changing the size keeps the quantity', () => {
    const list = [
      { code: 'bedSingle', quantity: 1 },
      { code: 'bedKing', quantity: 1 },
    ];
    expect(withOption(list, 'bedSingle', 'bedKing')).toEqual([{ code: 'bedKing', quantity: 2 }]);
    expect(withOption(list, 'bedSingle', 'bedQueen')).toEqual([{ code: 'bedQueen', quantity: 1 }, list[1]]);
  });
});

describe('a vehicle fits', () => {
  test.each<[string, number]>([
    ['truck1tCargo', 5],
    ['truck1tBox', 5],
    ['truck2_5t', 12],
    ['truck3_5t', 18],
    ['truck5t', 25],
    ['truck11t', 50],
    ['motorcycle', 0],
    ['spaceship', 0],
  ])('%s holds %d cubic metres', (vehicleClass, volume) => {
    expect(usableVolume(vehicleClass)).toBe(volume);
  });

  test.each([
    [5, 1_000, { fits: true, overM3: 0, overKg: 0 }],
    [5.001, 1_000, { fits: false, overM3: 0.001, overKg: 0 }],
    [5, 1_001, { fits: false, overM3: 0, overKg: 1 }],
    [6.4, 1_250, { fits: false, overM3: 1.4, overKg: 250 }],
  ])('%d m³ and %d kg in a one-tonne truck', (volume, kg, fit) => {
    expect(checkLoadFit({ volume, kg }, [BOX])).toEqual(fit);
  });

  test.each([
    [4.9, 300, [CARGO]],
    [5, 300, [CARGO]],
    [5.1, 300, ['truck1_4t']],
    [7.1, 300, [MIDDLE]],
    [12, 300, [MIDDLE]],
    [12.1, 300, [LARGE]],
    [18.1, 300, [FIVE]],
    [25, 300, [FIVE]],
    [25.1, 300, [ELEVEN]],
    [50, 300, [ELEVEN]],
    // Heavy, but not large.
    [3, 2_000, [MIDDLE]],
  ])('%d m³ and %d kg go into the smallest that holds them', (volume, kg, expected) => {
    const classes = expected.map((one) => (typeof one === 'string' ? one : one.vehicleClass));
    expect(recommendTrucks({ volume, kg }, ALL)?.map(({ vehicleClass }) => vehicleClass)).toEqual(classes);
  });

  test('if one truck is not enough, as few as possible and no larger than needed', () => {
    const upToFive = [CARGO, BOX, MIDDLE, LARGE, FIVE];
    expect(recommendTrucks({ volume: 29, kg: 2_000 }, upToFive)).toEqual([FIVE, CARGO]);
    expect(recommendTrucks({ volume: 37, kg: 2_000 }, upToFive)).toEqual([FIVE, MIDDLE]);
    expect(recommendTrucks({ volume: 55, kg: 3_000 }, ALL)).toEqual([ELEVEN, CARGO]);
    expect(recommendTrucks({ volume: 9, kg: 500 }, [BOX])).toEqual([BOX, BOX]);
  });

  test('is reported as impossible if no sensible number of trucks is enough, or there are none', () => {
    expect(recommendTrucks({ volume: 201, kg: 3_000 }, ALL)).toBeNull();
    expect(recommendTrucks({ volume: 1, kg: 10 }, [])).toBeNull();
    expect(recommendTrucks({ volume: 1, kg: 10 }, [truck('motorcycle', 20, 9_000)])).toBeNull();
  });

  test('any proposal holds the load, and two trucks are never proposed where one is enough', () => {
    const load = fc.record({
      volume: fc.double({ min: 0.01, max: 200, noNaN: true }),
      kg: fc.integer({ min: 0, max: 9_000 }),
    });
    fc.assert(
      fc.property(load, (one) => {
        const team = recommendTrucks(one, ALL);
        expect(team).not.toBeNull();
        expect(checkLoadFit(one, team ?? []).fits).toBe(true);
        if (ALL.some((pool) => checkLoadFit(one, [pool]).fits)) expect(team).toHaveLength(1);
      }),
    );
  });
});

describe('a template', () => {
  const listOf = (template: (typeof TEMPLATES)[number]) => withTemplate(EMPTY_HOME_MOVE, template).items;

  test.each([
    ['studio', CARGO],
    ['twoRooms', MIDDLE],
    ['family', FIVE],
  ] as const)('%s contains only catalogue items and fits the usual truck', (template, pool) => {
    for (const { code } of listOf(template)) expect(CATALOGUE.map((item) => item.code)).toContain(code);
    expect(recommendTrucks(loadOf(listOf(template), []), ALL)).toEqual([pool]);
  });

  test('differs from all others', () => {
    expect(new Set(TEMPLATES.map((template) => loadOf(listOf(template), []).volume)).size).toBe(TEMPLATES.length);
  });
});
