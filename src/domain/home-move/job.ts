/** What is left to the customer shrinks from the first to the last (차량만 / 일반 / 반포장 / 포장). */
export const SERVICE_LEVELS = ['vehicleOnly', 'standard', 'halfPack', 'fullPack'] as const;
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

export const HOME_TYPES = ['studio', 'villa', 'apartment', 'house', 'officetel', 'other'] as const;
export type HomeType = (typeof HOME_TYPES)[number];

/** `unknown` is an answer: it becomes a possible extra with its price range. */
export type Known = 'yes' | 'no' | 'unknown';

/** One end of a move. Figures stay as typed: half a number must survive being stored. */
export type MovingHome = {
  homeType: HomeType | '';
  /** Square metres. */
  area: string;
  /** Below ground is negative. */
  floor: string;
  elevator: Known | '';
  elevatorMustBeReserved: boolean;
  stairsAtEntrance: Known | '';
  ladderTruck: Known | '';
  /** Metres between the door and where a truck may stand; '' is unknown. */
  parkingMetres: string;
  narrowRoad: Known | '';
};

/** `code` is that of the catalogue, less the `item-` under which the provider sells it. */
export type MovingItem = { code: string; quantity: number };

/** So many that the remark they travel in still has room for words. */
export const MAX_OWN_ITEMS = 10;

/** Something that the catalogue does not have; its size is typed in cm. */
export type OwnItem = {
  key: string;
  name: string;
  widthCm: string;
  depthCm: string;
  heightCm: string;
  quantity: number;
};

export type MovingJob = {
  level: ServiceLevel | '';
  from: MovingHome;
  to: MovingHome;
  items: MovingItem[];
  ownItems: OwnItem[];
  /** Codes of other services with their quantities: worker, airConditioner, assembly, cleaning, storage, disposal. */
  extras: { code: string; quantity: number }[];
};

export const EMPTY_HOME: MovingHome = {
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

export const EMPTY_MOVING: MovingJob = {
  level: '',
  from: EMPTY_HOME,
  to: EMPTY_HOME,
  items: [],
  ownItems: [],
  extras: [],
};

/** One kind of thing of a household. */
export type CatalogueItem = {
  code: string;
  room: MovingRoom;
  /** Cubic metres as loaded, blankets and gaps included. */
  volume: number;
  kg: number;
  /** Whether it goes into boxes and not onto the truck by itself. */
  isBoxed: boolean;
};

export const MOVING_ROOMS = [
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
export type MovingRoom = (typeof MOVING_ROOMS)[number];

/** What the inventory amounts to. */
export type Load = { volume: number; kg: number; boxes: number };
