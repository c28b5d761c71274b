import {
  EMPTY_HOME,
  EMPTY_HOME_MOVE,
  HOME_ANSWERS,
  HOME_TYPES,
  type HomeMoveHome,
  type HomeMoveJob,
  MAX_OWN_ITEMS,
  type OwnItem,
  SEMI_BASEMENT,
} from './job';
import { HEADING } from './own-items';
import { ANSWERS, type Choice, type HomeMoveEnd, isHomeCode, isItemCode, itemBehind, levelOf } from './payload';

const LINE = /^- (.+) ([\d.]+|\?)×([\d.]+|\?)×([\d.]+|\?)cm × (\d{1,3})$/;
const typed = (side: string | undefined) => (side === undefined || side === '?' ? '' : side);

/** Own items read from a remark, and the remaining text. Lines that were edited by hand stay in the text. */
function readOwnItems(remark: string): { ownItems: OwnItem[]; remark: string } {
  // A customer who copies a remark into another may write the heading twice.
  const [words = '', ...blocks] = remark.split(HEADING);
  if (blocks.length === 0) return { ownItems: [], remark };
  const ownItems: OwnItem[] = [];
  const rest: string[] = [];
  for (const line of blocks
    .join('\n')
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, name, width, depth, height, quantity] = LINE.exec(line) ?? [];
    if (name === undefined || ownItems.length === MAX_OWN_ITEMS) rest.push(line);
    else {
      ownItems.push({
        key: `own-${ownItems.length}`,
        name,
        widthCm: typed(width),
        depthCm: typed(depth),
        heightCm: typed(height),
        quantity: Math.max(1, Number(quantity)),
      });
    }
  }
  return { ownItems, remark: [words.trim(), ...rest].filter(Boolean).join('\n') };
}

function readHome(services: readonly Choice[], flags: readonly string[], end: HomeMoveEnd): HomeMoveHome {
  const quantityOf = (code: string) => services.find((service) => service.code === `${code}${end}`)?.quantity;
  const answerOf = (flag: string) => {
    const prefix = `${flag}${end}:`;
    return flags.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? '';
  };
  const below = quantityOf('basement');
  return {
    ...EMPTY_HOME,
    homeType: HOME_TYPES.find((type) => type === answerOf('Home')) ?? '',
    area: quantityOf('area')?.toString() ?? '',
    floor: flags.includes(`SemiBasement${end}`) ? SEMI_BASEMENT : plainFloor(),
    parkingMetres: quantityOf('parking')?.toString() ?? '',
    elevatorMustBeReserved: flags.includes(`ElevatorReserved${end}`),
    ...Object.fromEntries(
      ANSWERS.map(([name, flag]) => [name, HOME_ANSWERS.find((answer) => answer === answerOf(flag)) ?? '']),
    ),
  };

  function plainFloor() {
    return below === undefined ? (quantityOf('floor')?.toString() ?? '') : `-${below}`;
  }
}

/** Reads a home move from an order, and the rest of its remark. Unknown codes become extras. */
export function readHomeMove(order: { services: readonly Choice[]; flags: readonly string[]; remark: string }): {
  job: HomeMoveJob;
  remark: string;
} {
  const { services, flags } = order;
  const { ownItems, remark } = readOwnItems(order.remark);
  const job: HomeMoveJob = {
    ...EMPTY_HOME_MOVE,
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

const HOME_MOVE_FLAG = /^(Home|Elevator|ElevatorReserved|SemiBasement|EntranceStairs|Ladder|NarrowRoad)(From|To)(:|$)/;

/** Flags that are not answers about a home. */
export const otherFlags = (flags: readonly string[]) => flags.filter((flag) => !HOME_MOVE_FLAG.test(flag));
