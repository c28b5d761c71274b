/** From least to most service (차량만 / 일반 / 반포장 / 포장). */
export const SERVICE_LEVELS = ['vehicleOnly', 'standard', 'halfPack', 'fullPack'] as const;
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

export const HOME_TYPES = ['studio', 'villa', 'apartment', 'house', 'officetel', 'other'] as const;
export type HomeType = (typeof HOME_TYPES)[number];

/** `unknown` is a valid answer: it becomes a possible extra with a price range. */
export type Known = 'yes' | 'no' | 'unknown';

/** Origin or destination of a move. Numbers stay strings, so that a half-typed number survives storage. */
export type HomeMoveHome = {
  homeType: HomeType | '';
  /** Square metres. */
  area: string;
  /** Negative below ground. */
  floor: string;
  elevator: Known | '';
  elevatorMustBeReserved: boolean;
  stairsAtEntrance: Known | '';
  ladderTruck: Known | '';
  /** Metres between the entrance and where the truck can park; '' is unknown. */
  parkingMetres: string;
  narrowRoad: Known | '';
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

export type HomeMoveJob = {
  level: ServiceLevel | '';
  from: HomeMoveHome;
  to: HomeMoveHome;
  items: HomeMoveItem[];
  ownItems: OwnItem[];
  /** Codes and quantities of other services: worker, airConditioner, assembly, cleaning, storage, disposal. */
  extras: { code: string; quantity: number }[];
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
