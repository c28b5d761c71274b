import type { SandboxOptions } from '../config';
import { DAY_MS, koreanNoon } from '../groups/order/price/korean-calendar';
import type { StatusName } from '../groups/order/status';
import type { Db } from './database';
import { knownOrders } from './known-orders';
import { makeOrder, type OrderSpec } from './make-order';
import { randomFrom, type Random } from './random';

const SEED = 20261121;
const COUNT: Record<'consumer' | 'staff', number> = { consumer: 150, staff: 90 };
const DAYS = 90;
const HOUR_MS = 60 * 60 * 1000;
/** Final statuses of past orders; the repetitions set the probabilities (14 of 19 completed). */
const FINAL_STATUSES: readonly StatusName[] = [
  ...Array<StatusName>(14).fill('completed'),
  'cancelled',
  'cancelled',
  'cancelled',
  'return',
  'incompleted',
];

function pastOrder(random: Random, role: 'consumer' | 'staff', now: number): OrderSpec {
  const isInProgress = random.chance(0.06);
  const age = (isInProgress ? 10 : 1) * DAY_MS + random.below((DAYS - 10) * 24) * HOUR_MS + random.below(HOUR_MS);
  const createdAt = now - age;
  const pays =
    role === 'staff'
      ? (['credit', 'credit', 'card'] as const)
      : (['cash', 'card', 'card', 'point', 'brandPay'] as const);
  return {
    role,
    status: random.pick(FINAL_STATUSES),
    createdAt,
    wishes: {
      pay: random.pick(pays),
      ...(isInProgress && { orderType: 'HomeMoving', appointmentAt: koreanNoon(createdAt + 5 * DAY_MS) }),
    },
  };
}

/** Past orders progress in real time, regardless of the sandbox's speed. */
export async function seedOrders(db: Db, options: SandboxOptions, now: number) {
  const random = randomFrom(SEED);
  const known = knownOrders(now);
  for (const role of ['consumer', 'staff'] as const) {
    const count = COUNT[role] - known.filter((spec) => spec.role === role).length;
    for (let index = 0; index < count; index += 1) {
      const suffix = String(index).padStart(4, '0');
      const spec = { id: `sandbox-${role}-${suffix}`, ...pastOrder(random, role, now) };
      await makeOrder(db, { ...options, speed: 1 }, random, spec);
    }
  }
  for (const spec of known) await makeOrder(db, options, random, spec);
}
