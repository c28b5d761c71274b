import { SERVICE_LEVELS, type MovingHome, type MovingJob } from './job';
import { accessOf, answersThatCount, floorOf } from './access';
import { ownVolume, writeOwnItems } from './own-items';

/** How a move travels: figures and things in `services`, answers in `flags`, own items in `remark`. All assumed. */
export type Choice = { code: string; quantity: number };

const ENDS = ['From', 'To'] as const;
export type MovingEnd = (typeof ENDS)[number];

export const LEVEL_CODE = {
  vehicleOnly: 'moveVehicleOnly',
  standard: 'moveStandard',
  halfPack: 'moveHalfPack',
  fullPack: 'moveFullPack',
} as const;

/** The contract's own limit of a quantity. */
const MAX_QUANTITY = 999;
const ITEM = 'item-';
/** A thing of the catalogue, as a service. */
export const itemService = (code: string) => `${ITEM}${code}`;
/** The thing behind a service; null for any other service. */
export const itemBehind = (service: string) => (service.startsWith(ITEM) ? service.slice(ITEM.length) : null);
const OWN_VOLUME = 'ownVolume';
/** The flag's name, and the answer it carries. */
export const ANSWERS = [
  ['elevator', 'Elevator'],
  ['stairsAtEntrance', 'EntranceStairs'],
  ['ladderTruck', 'Ladder'],
  ['narrowRoad', 'NarrowRoad'],
] as const;

const homeAt = (job: MovingJob, end: MovingEnd) => (end === 'From' ? job.from : job.to);

/** A whole number from 1 to what the contract takes, or nothing. */
function figure(code: string, typed: string): Choice[] {
  const quantity = Math.round(Number(typed));
  return typed.trim() !== '' && quantity >= 1 ? [{ code, quantity: Math.min(quantity, MAX_QUANTITY) }] : [];
}

function homeServices(home: MovingHome, end: MovingEnd): Choice[] {
  const floor = floorOf(home) ?? 0;
  const access = accessOf(home);
  return [
    ...figure(`area${end}`, home.area),
    ...figure(`floor${end}`, `${floor}`),
    ...figure(`basement${end}`, `${-floor}`),
    ...figure(`parking${end}`, home.parkingMetres),
    ...(access.by === 'stairs' ? [{ code: `stairs${end}`, quantity: access.floors }] : []),
    ...(access.by === 'ladder' ? [{ code: `ladder${end}`, quantity: floor }] : []),
    ...(home.stairsAtEntrance === 'yes' ? [{ code: `entranceStairs${end}`, quantity: 1 }] : []),
    ...(home.narrowRoad === 'yes' ? [{ code: `narrowRoad${end}`, quantity: 1 }] : []),
  ];
}

/** What the provider prices a move by. */
export const movingServices = (job: MovingJob): Choice[] => [
  ...(job.level === '' ? [] : [{ code: LEVEL_CODE[job.level], quantity: 1 }]),
  ...ENDS.flatMap((end) => homeServices(homeAt(job, end), end)),
  ...job.items.map(({ code, quantity }) => ({ code: itemService(code), quantity })),
  ...figure(OWN_VOLUME, `${Math.ceil(ownVolume(job.ownItems) * 10)}`),
  ...job.extras.map(({ code, quantity }) => ({ code, quantity })),
];

/** The answers of both homes; what nobody has answered is not sent. */
export const movingFlags = (job: MovingJob): string[] =>
  ENDS.flatMap((end) => {
    const home = answersThatCount(homeAt(job, end));
    return [
      ...(home.homeType === '' ? [] : [`Home${end}:${home.homeType}`]),
      ...ANSWERS.flatMap(([name, flag]) => (home[name] === '' ? [] : [`${flag}${end}:${home[name]}`])),
      ...(home.elevatorMustBeReserved ? [`ElevatorReserved${end}`] : []),
    ];
  });

/** The customer's own words, and under them what the catalogue does not have. */
export const movingRemark = (job: MovingJob, remark: string) =>
  [remark.trim(), writeOwnItems(job.ownItems)].filter(Boolean).join('\n\n');

/** Derived from the facts of the homes: they say nothing of their own. */
const DERIVED = /^(area|floor|basement|parking|stairs|ladder|entranceStairs|narrowRoad|elevator)(From|To)$/;

/** Whether a service says how a home is reached, and not what is wished for. */
export const isHomeCode = (code: string) => DERIVED.test(code);
export const isItemCode = (code: string) => itemBehind(code) !== null || code === OWN_VOLUME;
export const levelOf = (code: string) => SERVICE_LEVELS.find((level) => LEVEL_CODE[level] === code);
