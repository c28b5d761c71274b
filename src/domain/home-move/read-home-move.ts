import { EMPTY_HOME, HOME_TYPES, type Known, type HomeMoveHome, type HomeMoveJob } from './job';
import { ANSWERS, isHomeCode, isItemCode, itemBehind, levelOf, type Choice, type HomeMoveEnd } from './payload';
import { readOwnItems } from './read-own-items';

const KNOWN: readonly Known[] = ['yes', 'no', 'unknown'];

function readHome(services: readonly Choice[], flags: readonly string[], end: HomeMoveEnd): HomeMoveHome {
  const quantityOf = (code: string) => services.find((service) => service.code === `${code}${end}`)?.quantity;
  const answerOf = (flag: string) => {
    const prefix = `${flag}${end}:`;
    return flags.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? '';
  };
  const known = (flag: string) => KNOWN.find((answer) => answer === answerOf(flag)) ?? '';
  const below = quantityOf('basement');
  return {
    ...EMPTY_HOME,
    homeType: HOME_TYPES.find((type) => type === answerOf('Home')) ?? '',
    area: quantityOf('area')?.toString() ?? '',
    floor: below === undefined ? (quantityOf('floor')?.toString() ?? '') : `-${below}`,
    parkingMetres: quantityOf('parking')?.toString() ?? '',
    elevatorMustBeReserved: flags.includes(`ElevatorReserved${end}`),
    ...Object.fromEntries(ANSWERS.map(([name, flag]) => [name, known(flag)])),
  };
}

/** Reads a home move from an order, and the rest of its remark. Unknown codes become extras. */
export function readHomeMove(order: { services: readonly Choice[]; flags: readonly string[]; remark: string }): {
  job: HomeMoveJob;
  remark: string;
} {
  const { services, flags } = order;
  const { ownItems, remark } = readOwnItems(order.remark);
  const job: HomeMoveJob = {
    level: services.map(({ code }) => levelOf(code)).find((level) => level !== undefined) ?? '',
    from: readHome(services, flags, 'From'),
    to: readHome(services, flags, 'To'),
    items: services.flatMap(({ code, quantity }) => {
      const item = itemBehind(code);
      return item === null ? [] : [{ code: item, quantity }];
    }),
    ownItems,
    extras: services
      .filter(({ code }) => !isItemCode(code) && !isHomeCode(code) && levelOf(code) === undefined)
      .map(({ code, quantity }) => ({ code, quantity })),
  };
  return { job, remark };
}

const HOME_MOVE_FLAG = /^(Home|Elevator|ElevatorReserved|EntranceStairs|Ladder|NarrowRoad)(From|To)(:|$)/;

/** Flags that are not answers about a home. */
export const otherFlags = (flags: readonly string[]) => flags.filter((flag) => !HOME_MOVE_FLAG.test(flag));
