import { describe, expect, test } from 'vitest';
import { homeMoveGaps, MAX_AREA, MIN_AREA } from '@/domain/home-move/gaps';
import type { OwnItem } from '@/domain/home-move/job';
import { movingJob } from '../../support/factories/quotes';

const withArea = (area: string) => movingJob({ from: { ...movingJob().from, area } });
const withOwn = (over: Partial<OwnItem>) =>
  movingJob({
    ownItems: [{ key: 'own-1', name: '돌침대', widthCm: '160', depthCm: '210', heightCm: '40', quantity: 1, ...over }],
  });

test('a complete move has no gaps, with or without the size of the home', () => {
  expect(homeMoveGaps(movingJob())).toEqual([]);
  expect(homeMoveGaps(withArea(''))).toEqual([]);
});

test('nothing known of what is moved is a gap, until there is a list, which follows from a size', () => {
  const { from, items, ownItems } = movingJob();
  const nothing = { ...withArea(' '), items: [], ownItems: [] };
  expect(homeMoveGaps(nothing)).toEqual(['load']);
  expect(
    homeMoveGaps({ ...nothing, ownItems: ownItems.map((item) => ({ ...item, name: '', widthCm: '' })) }),
  ).toContain('load');
  // The customer has emptied the list of that size.
  expect(homeMoveGaps({ ...nothing, from })).toEqual(['list']);
  expect(homeMoveGaps({ ...withArea('430'), items: [], ownItems: [] })).toEqual(['area']);
  expect(homeMoveGaps({ ...nothing, items })).toEqual([]);
  expect(homeMoveGaps({ ...nothing, ownItems })).toEqual([]);
});

describe('what would be priced as something else stops the order', () => {
  test.each(['0', '2', `${MIN_AREA - 1}`, `${MAX_AREA + 1}`, '430', '33055'])('a home of %s m²', (area) => {
    expect(homeMoveGaps(withArea(area))).toEqual(['area']);
  });

  test.each([`${MIN_AREA}`, `${MAX_AREA}`])('not one of %s m²', (area) => {
    expect(homeMoveGaps(withArea(area))).toEqual([]);
  });

  test.each([{ widthCm: '9999' }, { heightCm: '' }, { name: ' ' }])('an own item with %o', (wrong) => {
    expect(homeMoveGaps(withOwn(wrong))).toEqual(['ownItems']);
  });

  test('not a complete own item, nor a row in which nothing was typed', () => {
    expect(homeMoveGaps(withOwn({}))).toEqual([]);
    expect(homeMoveGaps(withOwn({ name: '', widthCm: '', depthCm: '', heightCm: ' ' }))).toEqual([]);
  });
});
