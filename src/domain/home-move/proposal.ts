import type { Household, HomeMoveItem } from './job';
import { entryKeyOf } from './catalogue';

/**
 * How many of an item a household has. No count falls when the area, the rooms or the people grow, so that every answer
 * changes the volume in the direction that its words promise. Figures and sources:
 * docs/decisions/2026-11-23-move-in-steps.md.
 */
type Rule = readonly [code: string, count: (household: Household) => number];

const when = (condition: boolean) => (condition ? 1 : 0);
const always = () => 1;

/** Sizes of one item from small to large; `size` says which one the household has, 0 is none. */
function oneOf(codes: readonly string[], size: (household: Household) => number): Rule[] {
  return codes.map((code, index) => [code, (household) => when(size(household) === index + 1)]);
}

const MIDDLE_HOME = 56;
const LARGE_HOME = 80;
/** 0, 1 or 2. */
const sizeClass = (area: number) => when(area >= MIDDLE_HOME) + when(area >= LARGE_HOME);

const BOXES = { each: 2, perPerson: 6, perSquareMetre: 0.25 };

/** Boxes of everything small: books, dishes, clothes. */
export const usualBoxes = ({ area, people }: Household) =>
  Math.round(BOXES.each + BOXES.perPerson * people + BOXES.perSquareMetre * area);

/** A studio usually comes with kitchen, washer and wardrobe, so these count from two rooms on. */
const isFlat = ({ rooms }: Household) => rooms > 1;

const RULES: readonly Rule[] = [
  // Bedrooms: one shared bed, and a bed for each further person.
  ['bedQueen', ({ people }) => when(people > 1)],
  ['bedSuperSingle', ({ people }) => (people > 1 ? people - 2 : 1)],
  ['wardrobeBay', ({ rooms, people }) => Math.min(people, rooms - 1)],
  ['hangerStand', always],
  ['drawer3', ({ rooms }) => Math.max(1, rooms - 1)],
  ['vanity', ({ rooms, people }) => when(rooms > 1 && people > 1)],
  ['mirrorFull', ({ rooms }) => when(rooms > 1)],
  ['nightstand', ({ rooms }) => when(rooms > 2)],
  ['bedding', ({ people }) => people],
  ['suitcase', ({ people }) => Math.ceil(people / 2)],

  ...oneOf(['sofa2', 'sofa3', 'sofa4'], (home) => (isFlat(home) ? 1 + sizeClass(home.area) : 0)),
  ...oneOf(['tv43', 'tv55', 'tv65'], ({ area }) => 1 + sizeClass(area)),
  ['tvStand', ({ rooms }) => when(rooms > 1)],
  ['tableCoffee', ({ rooms }) => when(rooms > 2)],
  ['airConditionerStand', ({ rooms }) => when(rooms > 2)],
  ['airConditionerOutdoor', ({ rooms }) => when(rooms > 2)],
  ['airPurifier', ({ people }) => when(people > 1)],
  ['fan', ({ rooms }) => Math.ceil(rooms / 2)],
  ['vacuum', always],

  ...oneOf(['fridge', 'fridgeLarge'], (home) => (isFlat(home) ? 1 + when(home.people > 2) : 0)),
  ['fridgeKimchi', (home) => when(isFlat(home) && home.people > 2)],
  ...oneOf(['tableDining2', 'tableDining4', 'tableDining6'], (home) =>
    isFlat(home) ? 1 + when(home.people > 2) + when(home.people > 4) : 0,
  ),
  ['chair', (home) => (isFlat(home) ? home.people : 0)],
  ['kitchenCabinet', ({ rooms }) => when(rooms > 2)],
  ['microwave', always],
  ['gasRange', ({ rooms }) => when(rooms > 1)],

  // The parents share a desk.
  ['desk', ({ people }) => Math.max(1, people - 2)],
  ['chairOffice', ({ people }) => Math.max(1, people - 2)],
  ['bookcase3', always],
  ['bookcase5', ({ rooms }) => Math.max(0, rooms - 2)],
  ['computer', ({ rooms }) => when(rooms > 1)],
  ['monitor', always],

  ...oneOf(['washer', 'washerDrum'], (home) => (isFlat(home) ? 1 + when(home.people > 2) : 0)),
  ['dryer', (home) => when(isFlat(home) && home.people > 2)],
  ['clothesRack', always],

  ['shoeRackSmall', ({ people }) => when(people > 1)],
  ['bicycle', ({ people }) => when(people > 3)],

  ['boxMedium', usualBoxes],
];

/** The belongings that a household usually has, room by room. */
export const proposedItems = (household: Household): HomeMoveItem[] =>
  RULES.flatMap(([code, count]) => {
    const quantity = count(household);
    return quantity > 0 ? [{ code, quantity }] : [];
  });

const countsOf = (items: readonly HomeMoveItem[], entry: string) =>
  items
    .filter(({ code }) => entryKeyOf(code) === entry)
    .map(({ code, quantity }) => `${code}*${quantity}`)
    .sort()
    .join();

/** The entries (all sizes of an item) in which a list differs from its proposal. */
export function correctedEntries(items: readonly HomeMoveItem[], proposed: readonly HomeMoveItem[]): string[] {
  const entries = new Set([...items, ...proposed].map(({ code }) => entryKeyOf(code)));
  return [...entries].filter((entry) => countsOf(items, entry) !== countsOf(proposed, entry));
}

/** The proposal, except for the corrected entries: those stay as they are in `items`. */
export function withCorrections(
  items: readonly HomeMoveItem[],
  corrected: readonly string[],
  proposed: readonly HomeMoveItem[],
): HomeMoveItem[] {
  const isCorrected = ({ code }: HomeMoveItem) => corrected.includes(entryKeyOf(code));
  return [...items.filter(isCorrected), ...proposed.filter((item) => !isCorrected(item))];
}
