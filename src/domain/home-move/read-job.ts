import {
  EMPTY_HOME,
  EMPTY_HOME_MOVE,
  HOME_TYPES,
  MAX_OWN_ITEMS,
  SERVICE_LEVELS,
  type Known,
  type HomeMoveHome,
  type HomeMoveJob,
} from './job';
import { isRecord, listOf, textOf } from '../stored-values';

const MAX_TEXT = 100;
/** The contract allows 300 services; this leaves room for those of the homes. */
export const MAX_ITEM_KINDS = 240;
const MAX_QUANTITY = 200;
const KNOWN: readonly Known[] = ['yes', 'no', 'unknown'];

const fieldsOf = (value: unknown) => (isRecord(value) ? value : {});
const text = (value: unknown) => textOf(value, MAX_TEXT);
const list = (value: unknown, max: number) => listOf(value, max).map(fieldsOf);
const known = (value: unknown) => KNOWN.find((answer) => answer === value) ?? '';
const quantity = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(value))) : 1;

function readHome(value: unknown): HomeMoveHome {
  const home = fieldsOf(value);
  return {
    ...EMPTY_HOME,
    homeType: HOME_TYPES.find((type) => type === home.homeType) ?? '',
    area: text(home.area),
    floor: text(home.floor),
    elevator: known(home.elevator),
    elevatorMustBeReserved: home.elevatorMustBeReserved === true,
    stairsAtEntrance: known(home.stairsAtEntrance),
    ladderTruck: known(home.ladderTruck),
    parkingMetres: text(home.parkingMetres),
    narrowRoad: known(home.narrowRoad),
  };
}

/** Keeps each code once: damaged data must not count a wardrobe twice. */
const choices = (value: unknown) => {
  const read = list(value, MAX_ITEM_KINDS).map((one) => ({ code: text(one.code), quantity: quantity(one.quantity) }));
  return read.filter(({ code }, index) => code !== '' && read.findIndex((one) => one.code === code) === index);
};

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
  };
}
