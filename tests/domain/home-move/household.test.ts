import { describe, expect, test } from 'vitest';
import { toPyeong, toSquareMetres } from '@/domain/home-move/area';
import { CATALOGUE } from '@/domain/home-move/catalogue';
import { withQuantity } from '@/domain/home-move/inventory';
import {
  type HouseholdAnswers,
  householdOf,
  isAsProposed,
  MAX_PEOPLE,
  MAX_ROOMS,
  withHousehold,
  withProposal,
} from '@/domain/home-move/household';
import { EMPTY_HOME_MOVE, HOME_TYPES, type HomeMoveJob, readHomeMoveJob } from '@/domain/home-move/job';
import { loadOf } from '@/domain/home-move/load';
import { proposedItems, usualBoxes } from '@/domain/home-move/proposal';
import { TEMPLATES, TEMPLATE_HOUSEHOLDS, withTemplate } from '@/domain/home-move/templates';

const volumeOf = ({ items, ownItems }: HomeMoveJob) => loadOf(items, ownItems).volume;
const answer = (answers: HouseholdAnswers, move = EMPTY_HOME_MOVE) => withHousehold(move, answers);

const PYEONG = [3, 6, 8, 10, 13, 15, 17, 20, 24, 27, 30, 32, 36, 40, 45, 50, 60];
const ROOMS = ['', ...Array.from({ length: MAX_ROOMS }, (_, index) => `${index + 1}`)];
const PEOPLE = ['', ...Array.from({ length: MAX_PEOPLE }, (_, index) => `${index + 1}`)];
const TYPES = ['', ...HOME_TYPES] as const;

/** Every combination of answers: type, size, rooms, people. */
const COMBINATIONS = TYPES.flatMap((homeType) =>
  PYEONG.flatMap((pyeong) =>
    ROOMS.flatMap((rooms) => PEOPLE.map((people) => ({ homeType, area: `${toSquareMetres(pyeong)}`, rooms, people }))),
  ),
);

describe('whatever was answered before, one changed answer changes the volume as its words promise', () => {
  const after = (given: HouseholdAnswers, change: HouseholdAnswers) => {
    const before = answer(given);
    return { from: volumeOf(before), to: volumeOf(answer(change, before)) };
  };

  test('a larger home never has less, and five pyeong more have more', () => {
    for (const given of COMBINATIONS) {
      const more = (pyeong: number) => ({ area: `${Number(given.area) + toSquareMetres(pyeong)}` });
      const one = after(given, more(1));
      expect(one.to, JSON.stringify(given)).toBeGreaterThanOrEqual(one.from);
      const five = after(given, more(5));
      expect(five.to, JSON.stringify(given)).toBeGreaterThan(five.from);
    }
  });

  test('each further room and each further person adds something', () => {
    for (const given of COMBINATIONS) {
      const household = householdOf({ ...EMPTY_HOME_MOVE, ...given, from: { ...EMPTY_HOME_MOVE.from, ...given } });
      if (household === null) throw new Error('no household');
      const { rooms, people } = household;
      if (rooms < MAX_ROOMS) {
        const room = after(given, { rooms: `${rooms + 1}` });
        expect(room.to, `rooms ${JSON.stringify(given)}`).toBeGreaterThan(room.from);
      }
      if (people < MAX_PEOPLE) {
        const person = after(given, { people: `${people + 1}` });
        expect(person.to, `people ${JSON.stringify(given)}`).toBeGreaterThan(person.from);
      }
    }
  });

  test('the type of the home changes nothing but for a studio, which has one room', () => {
    for (const given of COMBINATIONS.filter(({ homeType }) => homeType !== 'studio')) {
      for (const homeType of HOME_TYPES) {
        const { from, to } = after(given, { homeType });
        if (homeType === 'studio') expect(to, JSON.stringify(given)).toBeLessThanOrEqual(from);
        else expect(to, JSON.stringify(given)).toBe(from);
      }
    }
  });

  test('leaving a studio for rooms takes the word back', () => {
    const studio = answer({ homeType: 'studio', area: '40', people: '2' });
    const flat = answer({ rooms: '2' }, studio);
    expect(flat.from.homeType).toBe('');
    expect(volumeOf(flat)).toBeGreaterThan(volumeOf(studio));
  });
});

describe('the proposal', () => {
  test.each([
    ['8 pyeong alone', { area: 26, rooms: 1, people: 1 }, 4, 5, 15],
    ['15 pyeong for two', { area: 50, rooms: 2, people: 2 }, 10, 12, 27],
    ['20 pyeong for two', { area: 66, rooms: 3, people: 2 }, 14, 18, 31],
    ['25 pyeong for four', { area: 84, rooms: 3, people: 4 }, 20, 25, 47],
  ])('%s fills the truck that such homes usually need', (_, household, least, most, boxes) => {
    const { volume } = loadOf(proposedItems(household), []);
    expect(volume).toBeGreaterThan(least);
    expect(volume).toBeLessThanOrEqual(most);
    expect(usualBoxes(household)).toBe(boxes);
  });

  test('contains only items of the catalogue, each once', () => {
    const codes = proposedItems({ area: 130, rooms: 5, people: 6 }).map(({ code }) => code);
    for (const code of codes) expect(CATALOGUE.map((item) => item.code)).toContain(code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('of a template answers the same questions, and the size of the home then changes it in its direction', () => {
    for (const template of TEMPLATES) {
      for (const homeType of HOME_TYPES) {
        const move = withTemplate(answer({ homeType, area: '99' }), template);
        const { area, rooms, people } = TEMPLATE_HOUSEHOLDS[template];
        expect(householdOf(move)).toEqual({ area, rooms, people });
        expect(volumeOf(answer({ area: `${area + 20}` }, move))).toBeGreaterThan(volumeOf(move));
        expect(volumeOf(answer({ homeType: 'apartment' }, move))).toBe(volumeOf(move));
      }
    }
  });

  test('needs the size of the home, and keeps half-typed figures without a proposal', () => {
    for (const area of ['', '2', 'abc', '4000']) {
      const move = answer({ area });
      expect(move.items).toEqual([]);
      expect(move.from.area).toBe(area);
    }
  });

  test.each(['430', '0', '33055', ''])('goes when the size becomes %j, and comes back with a size', (area) => {
    const wrong = answer({ area }, answer({ area: '83' }));
    expect(wrong).toMatchObject({ items: [], proposedFor: null, level: 'fullPack' });
    expect(answer({ area: '83' }, wrong)).toEqual(answer({ area: '83' }));
  });

  test('sets the usual service level once, and never over the customer’s', () => {
    expect(answer({ area: '66' }).level).toBe('fullPack');
    expect(answer({ area: '66' }, { ...EMPTY_HOME_MOVE, level: 'standard' }).level).toBe('standard');
  });
});

describe('a corrected list', () => {
  const proposed = answer({ area: '66' });

  test('keeps what was removed, added and resized when another answer changes', () => {
    const items = [
      ...withQuantity(withQuantity(proposed.items, 'sofa3', 0), 'bedQueen', 0),
      { code: 'bedKing', quantity: 1 },
      { code: 'pianoUpright', quantity: 1 },
    ];
    const later = answer({ area: '100', people: '4' }, { ...proposed, items });
    const countOf = (code: string) => later.items.find((item) => item.code === code)?.quantity ?? 0;
    expect(['sofa2', 'sofa3', 'sofa4', 'bedQueen'].map(countOf)).toEqual([0, 0, 0, 0]);
    expect([countOf('bedKing'), countOf('pianoUpright')]).toEqual([1, 1]);
    expect(countOf('boxMedium')).toBe(usualBoxes({ area: 100, rooms: 4, people: 4 }));
  });

  test('survives a size that is typed again, digit by digit', () => {
    const items = withQuantity(proposed.items, 'sofa3', 0);
    const typed = ['', '1', '10', ''].reduce((move, area) => answer({ area }, move), { ...proposed, items });
    expect(answer({ area: '66' }, typed).items.map(({ code }) => code)).not.toContain('sofa3');
  });

  test('stays while the size is wrong', () => {
    const items = withQuantity(proposed.items, 'sofa3', 0);
    const wrong = answer({ area: '430' }, { ...proposed, items });
    expect(wrong).toMatchObject({ items, proposedFor: proposed.proposedFor });
  });

  test('that was never proposed stays as it is', () => {
    const own = { ...EMPTY_HOME_MOVE, items: [{ code: 'desk', quantity: 1 }] };
    expect(answer({ area: '99' }, own).items).toEqual(own.items);
  });

  test('is no longer as proposed, until the proposal is taken again', () => {
    expect(isAsProposed(proposed)).toBe(true);
    const corrected = { ...proposed, items: withQuantity(proposed.items, 'desk', 2) };
    expect(isAsProposed(corrected)).toBe(false);
    const household = householdOf(corrected);
    expect(household && isAsProposed(withProposal(corrected, household))).toBe(true);
  });
});

test('every whole pyeong survives the way through square metres', () => {
  for (let pyeong = 1; pyeong <= 120; pyeong += 1) expect(toPyeong(toSquareMetres(pyeong))).toBe(pyeong);
});

test('a stored proposal is read back; a damaged one becomes a list of the customer’s own', () => {
  const move = { ...answer({ area: '66', people: '3' }), isListChecked: true };
  expect(readHomeMoveJob(JSON.parse(JSON.stringify(move)))).toEqual(move);
  expect(readHomeMoveJob({ ...move, proposedFor: { area: 'x', rooms: 1, people: 1 } }).proposedFor).toBeNull();
});
