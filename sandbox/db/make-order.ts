import type { SandboxOptions } from '../config';
import { buildOrder } from '../groups/order/create/new-order';
import { rememberWaypoints } from '../groups/order/create/shipping-records';
import { withCourse } from '../groups/order/life/course';
import { withStatus } from '../groups/order/life/with-status';
import type { Course } from '../groups/order/life/plan';
import { sendPaymentLink } from '../groups/order/payment-link';
import { insertOrder, planOf, waypointsOf, type OrderRow } from '../groups/order/order-row';
import { quote } from '../groups/order/price/quote';
import { STATUS, type StatusName } from '../groups/order/status';
import type { Db } from './database';
import { organizationIdOf, userIdOf, type Role } from './people';
import type { Random } from './random';
import { randomRequest, type RequestOverrides } from './random-request';
import type { Place } from './sample/places';

/** Describes a sample order; fields that are not given are random. */
export type OrderSpec = {
  id?: string;
  role?: Role | 'guest';
  /** Instead of a role: a user who was not seeded. */
  owner?: { id: string; organizationId: string | null };
  status?: StatusName;
  /** When it reached that status; by default as it follows from `createdAt`. */
  enteredAt?: number;
  createdAt: number;
  isFrozen?: boolean;
  positionAgeMs?: number;
  isPartner?: boolean;
  /** A deviation from the usual course. */
  course?: Course;
  hierarchy?: { code: number; parentId: string | null };
  /** Instead of random places. */
  route?: readonly Place[];
  wishes?: RequestOverrides;
};

const GUEST: NonNullable<RequestOverrides['guest']> = {
  name: '오지은',
  phoneNumber: '+821000998888',
  agreements: { service: true, privacy: true, thirdParty: true },
};

const ownerOf = (role: Role | 'guest') =>
  role === 'guest' ? null : { id: userIdOf(role), organizationId: organizationIdOf(role) };

/** Creates a sample order, including its past. Uses no payment and no coupon. */
export async function buildSample(db: Db, options: SandboxOptions, random: Random, spec: OrderSpec): Promise<OrderRow> {
  const { createdAt, isFrozen, hierarchy, enteredAt, status, course } = spec;
  const owner = spec.owner ?? ownerOf(spec.role ?? 'consumer');
  const wishes: RequestOverrides = {
    ...(!owner && { guest: GUEST }),
    ...(status === 'waitingForPayment' && { pay: 'card' }),
    ...spec.wishes,
  };
  const sender = (['consumer', 'staff'] as const).find((role) => owner?.id === userIdOf(role)) ?? 'anybody';
  const request = randomRequest(random, wishes, { sender, ...(spec.route && { route: spec.route }) });
  const quoted = await quote({ db, now: createdAt, options }, request);

  const built = await buildOrder(db, {
    ...(spec.id !== undefined && { id: spec.id }),
    request,
    quote: quoted,
    ownerId: owner?.id ?? null,
    organizationId: owner?.organizationId ?? null,
    couponDiscount: 0,
    paidPoint: 0,
    now: createdAt,
    speed: options.speed,
  });
  const row: OrderRow = {
    ...built,
    ...(course && { planJson: JSON.stringify(withCourse(planOf(built), course, options.speed)) }),
    isPartner: spec.isPartner ? 1 : 0,
    positionAgeMs: spec.positionAgeMs ?? 0,
    hierarchy: hierarchy?.code ?? 0,
    parentId: hierarchy?.parentId ?? null,
  };
  const frozenAt = isFrozen ? (enteredAt ?? createdAt) : null;
  return withStatus(row, {
    status: status ? STATUS[status] : row.status,
    frozenAt,
    ...(enteredAt !== undefined && { enteredAt }),
  });
}

export async function storeSample(db: Db, row: OrderRow) {
  await insertOrder(db, row);
  if (row.status === STATUS.waitingForPayment) await sendPaymentLink(db, row);
  if (row.ownerId !== null) await rememberWaypoints(db, row.ownerId, waypointsOf(row), row.createdAt);
}

export async function makeOrder(db: Db, options: SandboxOptions, random: Random, spec: OrderSpec): Promise<OrderRow> {
  const row = await buildSample(db, options, random, spec);
  await storeSample(db, row);
  return row;
}
