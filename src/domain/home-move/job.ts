import { fieldsOf, listOf, numberOf, textOf } from '../stored-values';

const MAX_TEXT = 100;
/** The contract allows 300 services; this leaves room for those of the homes. */
const MAX_ITEM_KINDS = 240;
/** The provider's limit per item. */
export const MAX_QUANTITY = 200;
const MAX_EMPTY_PLACES = 10;

/** `unknown` is a valid answer: it becomes a possible extra with a price range. */
export const HOME_ANSWERS = ['yes', 'no', 'unknown'] as const;
export type HomeAnswer = (typeof HOME_ANSWERS)[number];

const text = (value: unknown) => textOf(value, MAX_TEXT);
const list = (value: unknown, max: number) => listOf(value, max).map(fieldsOf);
const answer = (value: unknown) => HOME_ANSWERS.find((one) => one === value) ?? '';
const quantity = (value: unknown) => Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(numberOf(value))));

function readHome(value: unknown): HomeMoveHome {
  const home = fieldsOf(value);
  return {
    ...EMPTY_HOME,
    homeType: HOME_TYPES.find((type) => type === home.homeType) ?? '',
    area: text(home.area),
    floor: text(home.floor),
    elevator: answer(home.elevator),
    elevatorMustBeReserved: home.elevatorMustBeReserved === true,
    stairsAtEntrance: answer(home.stairsAtEntrance),
    ladderTruck: answer(home.ladderTruck),
    parkingMetres: text(home.parkingMetres),
    narrowRoad: answer(home.narrowRoad),
  };
}

/** Keeps each code once: damaged data must not count a wardrobe twice. */
const choices = (value: unknown) => {
  const read = list(value, MAX_ITEM_KINDS).map((one) => ({ code: text(one.code), quantity: quantity(one.quantity) }));
  return read.filter(({ code }, index) => code !== '' && read.findIndex((one) => one.code === code) === index);
};

function readHousehold(value: unknown): Household | null {
  const { area, rooms, people } = fieldsOf(value);
  const isCount = (figure: unknown): figure is number => typeof figure === 'number' && figure >= 1;
  return isCount(area) && isCount(rooms) && isCount(people) ? { area, rooms, people } : null;
}

/** Repairs a stored home move: invalid values become empty. Never throws. */
export function readHomeMoveJob(value: unknown): HomeMoveJob {
  const job = fieldsOf(value);
  return {
    ...EMPTY_HOME_MOVE,
    level: SERVICE_LEVELS.find((level) => level === job.level) ?? '',
    from: readHome(job.from),
    to: readHome(job.to),
    items: choices(job.items),
    ownItems: list(job.ownItems, MAX_OWN_ITEMS).map((item, index) => ({
      key: text(item.key) || `own-${index}`,
      name: text(item.name),
      widthCm: text(item.widthCm),
      depthCm: text(item.depthCm),
      heightCm: text(item.heightCm),
      quantity: quantity(item.quantity),
    })),
    extras: choices(job.extras),
    rooms: text(job.rooms),
    people: text(job.people),
    proposedFor: readHousehold(job.proposedFor),
    corrected: listOf(job.corrected, MAX_ITEM_KINDS).map(text).filter(Boolean),
    emptyPlaces: listOf(job.emptyPlaces, MAX_EMPTY_PLACES).map(text),
    isListChecked: job.isListChecked === true,
  };
}

/** From least to most service (차량만 / 일반 / 반포장 / 포장). */
export const SERVICE_LEVELS = ['vehicleOnly', 'standard', 'halfPack', 'fullPack'] as const;
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

export const HOME_TYPES = ['studio', 'villa', 'apartment', 'house', 'officetel', 'other'] as const;
export type HomeType = (typeof HOME_TYPES)[number];

/** 반지하: half below ground, carried like the first basement. */
export const SEMI_BASEMENT = 'semi';

/** Origin or destination of a move. Numbers stay strings, so that a half-typed number survives storage. */
export type HomeMoveHome = {
  homeType: HomeType | '';
  /** Square metres. */
  area: string;
  /** A number, negative below ground, or `SEMI_BASEMENT`. */
  floor: string;
  elevator: HomeAnswer | '';
  elevatorMustBeReserved: boolean;
  stairsAtEntrance: HomeAnswer | '';
  ladderTruck: HomeAnswer | '';
  /** Metres between the entrance and where the truck can park; '' is unknown. */
  parkingMetres: string;
  narrowRoad: HomeAnswer | '';
};

/** `code` is the catalogue's; the provider's service code has the prefix `item-`. */
export type HomeMoveItem = { code: string; quantity: number };

/** The list is sent inside the remark; this limit leaves room for the customer's text. */
export const MAX_OWN_ITEMS = 10;

/** An item that is not in the catalogue; sizes are as typed, in cm. */
export type OwnItem = {
  key: string;
  name: string;
  widthCm: string;
  depthCm: string;
  heightCm: string;
  quantity: number;
};

/** Who moves out of which home: square metres, rooms and people. The list of belongings is proposed from it. */
export type Household = { area: number; rooms: number; people: number };

export type HomeMoveJob = {
  level: ServiceLevel | '';
  from: HomeMoveHome;
  to: HomeMoveHome;
  items: HomeMoveItem[];
  ownItems: OwnItem[];
  /** Codes and quantities of other services: worker, airConditioner, assembly, cleaning, storage, disposal. */
  extras: { code: string; quantity: number }[];
  /** Of the present home; '' follows from its size. */
  rooms: string;
  people: string;
  /** The household that the items were proposed for; null for a list of the customer's own. */
  proposedFor: Household | null;
  /** Catalogue entries that the customer has corrected in an earlier proposal. */
  corrected: string[];
  /** Easily forgotten places where the customer has nothing. */
  emptyPlaces: string[];
  /** The customer has seen the list and agreed with it. */
  isListChecked: boolean;
};

export const EMPTY_HOME: HomeMoveHome = {
  homeType: '',
  area: '',
  floor: '',
  elevator: '',
  elevatorMustBeReserved: false,
  stairsAtEntrance: '',
  ladderTruck: '',
  parkingMetres: '',
  narrowRoad: '',
};

export const EMPTY_HOME_MOVE: HomeMoveJob = {
  level: '',
  from: EMPTY_HOME,
  to: EMPTY_HOME,
  items: [],
  ownItems: [],
  extras: [],
  rooms: '',
  people: '',
  proposedFor: null,
  corrected: [],
  emptyPlaces: [],
  isListChecked: false,
};

/** A kind of household item. */
export type CatalogueItem = {
  code: string;
  room: HomeRoom;
  /** Cubic metres as loaded, including blankets and gaps. */
  volume: number;
  kg: number;
  /** Whether it is packed into a box instead of loaded as it is. */
  isBoxed: boolean;
};

export const HOME_ROOMS = [
  'bedroom',
  'living',
  'kitchen',
  'study',
  'kids',
  'bath',
  'entrance',
  'balcony',
  'storeroom',
  'boxes',
] as const;
export type HomeRoom = (typeof HOME_ROOMS)[number];

/** Totals of the inventory: m³, kg and number of boxes. */
export type Load = { volume: number; kg: number; boxes: number };
