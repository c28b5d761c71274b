import type { SandboxOptions } from '../config';
import { numberOf } from '../groups/order/create/new-order';
import { waypointsOf, type OrderRow } from '../groups/order/order-row';
import { DAY_MS, koreanDate, startOfKoreanDate } from '../groups/order/price/korean-calendar';
import type { StatusName } from '../groups/order/status';
import type { Db } from './database';
import { knownOrders } from './known-orders';
import { buildSample, storeSample, type OrderSpec } from './make-order';
import { randomFrom, type Random } from './random';
import { placeNamed } from './sample/places';

const SEED = 20261121;
const COUNT: Record<'consumer' | 'staff', number> = { consumer: 150, staff: 90 };
const DAYS = 89;
/** The newest orders are done; how many days they go back. */
const RECENT_DAYS = [2, 2, 2, 5, 5, 5, 5];
const HOUR_MS = 60 * 60 * 1000;
const OFFICE = { opensAt: 9, hours: 9.5 };
/** An order that ended must have begun that long ago. */
const LONGEST_MS = 1.5 * HOUR_MS;
/** What part of the orders of a weekday there are on that day, from Sunday. */
const WEEK = {
  consumer: [0.1, 1, 1, 1, 1, 1, 0.5],
  staff: [0, 1, 1, 1, 1, 1, 0.1],
} as const;

/** Final statuses of past orders; the repetitions set the probabilities (56 of 60 completed). */
const FINAL_STATUSES: readonly StatusName[] = [
  ...Array<StatusName>(56).fill('completed'),
  'cancelled',
  'cancelled',
  'return',
  'incompleted',
];
const PAYS = {
  consumer: ['card', 'card', 'card', 'brandPay', 'brandPay', 'cash', 'point'],
  staff: ['credit', 'credit', 'credit', 'card'],
} as const;

const weekdayOf = (at: number) => new Date(`${koreanDate(at)}T00:00:00Z`).getUTCDay();

/** A working hour of the last three months; `daysBack` limits it to the last days. */
function pastMoment(random: Random, role: 'consumer' | 'staff', now: number, daysBack = DAYS): number {
  for (let tries = 0; tries < 50; tries += 1) {
    const day = startOfKoreanDate(koreanDate(now - random.below(daysBack) * DAY_MS));
    const at = Math.round(day + (OFFICE.opensAt + (OFFICE.hours * random.below(1000)) / 1000) * HOUR_MS);
    if (at < now - LONGEST_MS && random.chance(WEEK[role][weekdayOf(at)] ?? 0)) return at;
  }
  // After a weekend the last working hours are longer ago.
  return pastMoment(random, role, now, daysBack + 3);
}

function pastOrder(random: Random, role: 'consumer' | 'staff', createdAt: number, isRecent: boolean): OrderSpec {
  return {
    role,
    status: isRecent ? 'completed' : random.pick(FINAL_STATUSES),
    createdAt,
    wishes: { pay: random.pick(PAYS[role]) },
  };
}

/** The parents of Kim Haneul moved, after they had put it off once. */
function pastMoves(now: number): OrderSpec[] {
  const at = (days: number, hour: number) => startOfKoreanDate(koreanDate(now - days * DAY_MS)) + hour * HOUR_MS;
  const move = (createdAt: number, movesAt: number, status: StatusName): OrderSpec => ({
    role: 'consumer',
    status,
    createdAt,
    route: [placeNamed('정미경'), placeNamed('서지은')],
    wishes: {
      orderType: 'HomeMoving',
      vehiclePoolId: 'pool-truck5t',
      appointmentAt: new Date(movesAt).toISOString(),
      pay: 'card',
    },
  });
  return [move(at(58, 19.4), at(47, 9), 'cancelled'), move(at(52, 20.1), at(40, 8), 'completed')];
}

type Created = { createdAt: number };
const oldestFirst = (one: Created, other: Created) => one.createdAt - other.createdAt;

function pastOrders(random: Random, role: 'consumer' | 'staff', count: number, now: number): OrderSpec[] {
  const moves = role === 'consumer' ? pastMoves(now) : [];
  const rides = Array.from({ length: count - moves.length }, (_, index) => {
    const daysBack = RECENT_DAYS[index];
    return pastOrder(random, role, pastMoment(random, role, now, daysBack), daysBack !== undefined);
  });
  return [...moves, ...rides].sort(oldestFirst);
}

/**
 * The order numbers rise with time. Past orders progress in real time, at any sandbox speed. Seeds only an empty
 * database, as it numbers from 1.
 */
export async function seedOrders(db: Db, options: SandboxOptions, now: number) {
  const random = randomFrom(SEED);
  const known = knownOrders(now);
  const past = (['consumer', 'staff'] as const).flatMap((role) => {
    const count = COUNT[role] - known.filter((spec) => spec.role === role).length;
    return pastOrders(random, role, count, now).map((spec, index) => ({
      id: `sandbox-${role}-${String(index).padStart(4, '0')}`,
      ...spec,
    }));
  });
  const rows: OrderRow[] = [];
  for (const spec of [...past, ...known].sort(oldestFirst)) {
    rows.push(await buildSample(db, known.includes(spec) ? options : { ...options, speed: 1 }, random, spec));
  }
  // Orders that reached their status at a given time were created earlier than their spec says.
  for (const [index, row] of rows.sort(oldestFirst).entries()) {
    await storeSample(db, { ...row, ...numberOf({ ...row, waypoints: waypointsOf(row) }, index + 1) });
  }
}
