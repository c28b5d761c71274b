import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, ENTRIES } from '@/domain/home-move/catalogue';
import { HOME_ROOMS } from '@/domain/home-move/job';
import { DRAWINGS } from '@/ui/home-move/drawings/drawings';
import { MOVING_ITEMS } from '../../../sandbox/groups/common/moving-items';

const texts = (language: string) =>
  JSON.parse(readFileSync(`locales/${language}/movingItems.json`, 'utf8')) as Record<
    'item' | 'option' | 'also',
    Record<string, string>
  >;

describe('the catalogue', () => {
  test('has at least 150 items, each code once and some in every room', () => {
    const codes = CATALOGUE.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(150);
    for (const room of HOME_ROOMS) expect(CATALOGUE.some((item) => item.room === room)).toBe(true);
  });

  test('has a plausible volume and weight for each item', () => {
    for (const { code, volume, kg } of CATALOGUE) {
      expect.soft(volume, code).toBeGreaterThan(0);
      expect.soft(volume, code).toBeLessThanOrEqual(3.5);
      expect.soft(kg / volume, `${code}, kg a cubic metre`).toBeGreaterThan(15);
      expect.soft(kg / volume, `${code}, kg a cubic metre`).toBeLessThanOrEqual(750);
    }
  });

  test.each<[code: string, volume: number, kg: number]>([
    ['wardrobeBay', 1.05, 120],
    ['bedDouble', 1.7, 70],
    ['fridgeLarge', 1, 120],
    ['fridgeKimchi', 0.8, 90],
    ['sofa3', 0.6, 50],
    ['tableDining4', 0.4, 50],
    ['bookcase5', 0.96, 56],
    ['tv75', 0.3, 30],
    ['pianoUpright', 1.5, 200],
  ])('calculates %s as movers do', (code, volume, kg) => {
    expect(CATALOGUE.find((item) => item.code === code)).toMatchObject({ volume, kg });
  });

  test('has the same codes, volumes and weights as the provider', () => {
    const ours = CATALOGUE.map(({ code, volume, kg }) => [code, volume, kg]);
    const theirs = MOVING_ITEMS.map(([code, , m3, kg]) => [code, m3, kg]);
    expect(theirs).toEqual(ours);
  });

  test.each(['ko', 'en'])('has a name in %s for every entry and every size', (language) => {
    const { item, option } = texts(language);
    expect(Object.keys(item).sort()).toEqual(ENTRIES.map(({ key }) => key).sort());
    const sizes = ENTRIES.filter(({ items }) => items.length > 1).flatMap(({ items }) => items.map(({ code }) => code));
    expect(Object.keys(option).sort()).toEqual(sizes.sort());
  });

  test('has a drawing for every kind, and no unused one', () => {
    expect([...DRAWINGS.keys()].sort()).toEqual([...new Set(CATALOGUE.map(({ kind }) => kind))].sort());
    expect(new Set(DRAWINGS.values()).size).toBe(DRAWINGS.size);
  });
});
