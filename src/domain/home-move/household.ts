import { readNumber } from '../text/read-number';
import { isAreaWrong } from './gaps';
import { correctedEntries, proposedItems, withCorrections } from './proposal';
import type { Inventory } from './inventory';
import type { HomeMoveHome, HomeMoveJob, Household } from './job';

export const MAX_ROOMS = 5;
export const MAX_PEOPLE = 6;

/** Housing Survey of the Ministry of Land, 2019: 32.9 m² for each person. */
const AREA_PER_PERSON = 33;
/** Square metres from which a home usually has one room more. */
const AREA_OF_ROOMS = [33, 56, 100, 135];

const clamp = (value: number, max: number) => Math.min(max, Math.max(1, value));
const usualRooms = (area: number) => 1 + AREA_OF_ROOMS.filter((from) => area >= from).length;
const usualPeople = (area: number) => clamp(Math.round(area / AREA_PER_PERSON), MAX_PEOPLE);

type Answers = Pick<HomeMoveJob, 'rooms' | 'people'> & { from: Pick<HomeMoveHome, 'area' | 'homeType'> };

/**
 * The household from the answers; null while the size of the home is unknown. Unanswered figures are derived
 * from the size. A studio always has one room.
 */
export function householdOf({ from, rooms, people }: Answers): Household | null {
  const area = readNumber(from.area);
  if (Number.isNaN(area) || isAreaWrong(from.area)) return null;
  const answered = (typed: string, usual: number, max: number) =>
    Number(typed) >= 1 ? clamp(Number(typed), max) : usual;
  return {
    area,
    rooms: from.homeType === 'studio' ? 1 : answered(rooms, usualRooms(area), MAX_ROOMS),
    people: answered(people, usualPeople(area), MAX_PEOPLE),
  };
}

/** The answers that the list of belongings is proposed from. */
export type HouseholdAnswers = Partial<Pick<HomeMoveJob, 'rooms' | 'people'> & Pick<HomeMoveHome, 'area' | 'homeType'>>;

/** Most households have their belongings packed; the other levels stand beside it with their prices. */
const USUAL_LEVEL = 'fullPack';

/** Takes the proposed list of a household as it is; the customer's own items stay. */
export const withProposal = (move: HomeMoveJob, household: Household): HomeMoveJob => ({
  ...move,
  level: move.level === '' ? USUAL_LEVEL : move.level,
  items: proposedItems(household),
  proposedFor: household,
  corrected: [],
  isListChecked: false,
});

/**
 * Takes an answer about the household, and proposes the list again. What the customer has corrected stays; a list that
 * was never proposed stays whole. Without a size, an uncorrected proposal is removed, because it was for another home.
 */
export function withHousehold(move: HomeMoveJob, { rooms, people, ...home }: HouseholdAnswers): HomeMoveJob {
  const isSplit = move.from.homeType === 'studio' && Number(rooms) > 1;
  const isOneRoom = home.homeType === 'studio';
  const answered: HomeMoveJob = {
    ...move,
    rooms: isOneRoom ? '' : (rooms ?? move.rooms),
    people: people ?? move.people,
    from: { ...move.from, ...(isSplit ? { homeType: '' } : {}), ...home },
  };
  const household = householdOf(answered);
  if (household === null) {
    const isUntouched = isAsProposed(move) && move.corrected.length === 0;
    return isUntouched ? { ...answered, items: [], proposedFor: null, isListChecked: false } : answered;
  }
  if (isSameHousehold(household, move.proposedFor)) return answered;
  if (move.items.length === 0) return withProposal(answered, household);
  if (move.proposedFor === null) return answered;
  // Also those of earlier sizes: a smaller home may not have the item, and a larger one has it again.
  const corrected = [...new Set([...move.corrected, ...correctedEntries(move.items, proposedItems(move.proposedFor))])];
  const items = withCorrections(move.items, corrected, proposedItems(household));
  return { ...withProposal(answered, household), items, corrected };
}

const isSameHousehold = (one: Household, other: Household | null) =>
  other !== null && one.area === other.area && one.rooms === other.rooms && one.people === other.people;

/** True while the list equals the proposal. */
export const isAsProposed = ({ items, proposedFor }: Pick<HomeMoveJob, 'proposedFor'> & Pick<Inventory, 'items'>) =>
  proposedFor !== null && isSameList(items, proposedItems(proposedFor));

const isSameList = (one: Inventory['items'], other: Inventory['items']) =>
  one.length === other.length &&
  one.every(({ code, quantity }) => other.some((item) => item.code === code && item.quantity === quantity));
