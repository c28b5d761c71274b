import { SEMI_BASEMENT, SERVICE_LEVELS, type HomeMoveHome, type HomeMoveJob } from './job';
import { accessOf, relevantAnswers, floorOf } from './access';
import { ownVolume, writeOwnItems } from './own-items';

/** How a home move is sent: figures and items in `services`, answers in `flags`, own items in `remark`. All assumed. */
export type Choice = { code: string; quantity: number };

const ENDS = ['From', 'To'] as const;
export type HomeMoveEnd = (typeof ENDS)[number];

const LEVEL_CODE = {
  vehicleOnly: 'moveVehicleOnly',
  standard: 'moveStandard',
  halfPack: 'moveHalfPack',
  fullPack: 'moveFullPack',
} as const;

/** The contract's limit of a quantity. */
const MAX_QUANTITY = 999;
const ITEM = 'item-';
/** The service code of a catalogue item. */
export const itemService = (code: string) => `${ITEM}${code}`;
/** The catalogue item of a service code; null for other services. */
export const itemBehind = (service: string) => (service.startsWith(ITEM) ? service.slice(ITEM.length) : null);
/**
 * The item names that are sent with photos. The keys are what a photo stores: a service code, or the key of an own item.
 */
export const photoItems = ({ items, ownItems }: HomeMoveJob): Record<string, string> =>
  Object.fromEntries([
    ...items.map(({ code }): [string, string] => [itemService(code), itemService(code)]),
    ...ownItems.map(({ key, name }): [string, string] => [key, name.trim()]),
  ]);
const OWN_VOLUME = 'ownVolume';
/** Answer fields of a home with their flag names. */
export const ANSWERS = [
  ['elevator', 'Elevator'],
  ['stairsAtEntrance', 'EntranceStairs'],
  ['ladderTruck', 'Ladder'],
  ['narrowRoad', 'NarrowRoad'],
] as const;

const homeAt = (job: HomeMoveJob, end: HomeMoveEnd) => (end === 'From' ? job.from : job.to);

/** A whole number from 1 to the contract's limit; empty for anything else. */
function quantityService(code: string, typed: string): Choice[] {
  const quantity = Math.round(Number(typed));
  return typed.trim() !== '' && quantity >= 1 ? [{ code, quantity: Math.min(quantity, MAX_QUANTITY) }] : [];
}

function homeServices(home: HomeMoveHome, end: HomeMoveEnd): Choice[] {
  const floor = floorOf(home) ?? 0;
  const access = accessOf(home);
  return [
    ...quantityService(`area${end}`, home.area),
    ...quantityService(`floor${end}`, `${floor}`),
    ...quantityService(`basement${end}`, `${-floor}`),
    ...quantityService(`parking${end}`, home.parkingMetres),
    ...(access.by === 'stairs' ? [{ code: `stairs${end}`, quantity: access.floors }] : []),
    ...(access.by === 'ladder' ? [{ code: `ladder${end}`, quantity: floor }] : []),
    ...(home.stairsAtEntrance === 'yes' ? [{ code: `entranceStairs${end}`, quantity: 1 }] : []),
    ...(home.narrowRoad === 'yes' ? [{ code: `narrowRoad${end}`, quantity: 1 }] : []),
  ];
}

/** The services that determine the price. */
export const homeMoveServices = (job: HomeMoveJob): Choice[] => [
  ...(job.level === '' ? [] : [{ code: LEVEL_CODE[job.level], quantity: 1 }]),
  ...ENDS.flatMap((end) => homeServices(homeAt(job, end), end)),
  ...job.items.map(({ code, quantity }) => ({ code: itemService(code), quantity })),
  ...quantityService(OWN_VOLUME, `${Math.ceil(ownVolume(job.ownItems) * 10)}`),
  ...job.extras.map(({ code, quantity }) => ({ code, quantity })),
];

/** The answers about both homes; unanswered questions are not sent. */
export const homeMoveFlags = (job: HomeMoveJob): string[] =>
  ENDS.flatMap((end) => {
    const home = relevantAnswers(homeAt(job, end));
    return [
      ...(home.homeType === '' ? [] : [`Home${end}:${home.homeType}`]),
      ...ANSWERS.flatMap(([name, flag]) => (home[name] === '' ? [] : [`${flag}${end}:${home[name]}`])),
      ...(home.elevatorMustBeReserved ? [`ElevatorReserved${end}`] : []),
      ...(home.floor === SEMI_BASEMENT ? [`SemiBasement${end}`] : []),
    ];
  });

/** The customer's remark, followed by the own items. */
export const homeMoveRemark = (job: HomeMoveJob, remark: string) =>
  [remark.trim(), writeOwnItems(job.ownItems)].filter(Boolean).join('\n\n');

/** Services derived from the facts about the homes; reading an order ignores them. */
const DERIVED = /^(area|floor|basement|parking|stairs|ladder|entranceStairs|narrowRoad|elevator)(From|To)$/;

/** Whether a service describes a home's access instead of being an ordered extra. */
export const isHomeCode = (code: string) => DERIVED.test(code);
export const isItemCode = (code: string) => itemBehind(code) !== null || code === OWN_VOLUME;
export const levelOf = (code: string) => SERVICE_LEVELS.find((level) => LEVEL_CODE[level] === code);
