import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database';
import type { Schemas } from '../../../server/operation';
import { placed } from '../../common/addresses';
import { nextStep } from '../life/course';
import { makePlan } from '../life/plan';
import type { OrderRow, StoredWaypoint } from '../order-row';
import { isPaidByLink } from '../pays';
import { koreanDate } from '../price/korean-calendar';
import type { Quote } from '../price/quote';
import { choseongOf, localPhone, plainText } from '../search-text';
import { STATUS } from '../status';

export type NewOrder = {
  id?: string;
  request: Schemas['OrderRequest'];
  quote: Quote;
  ownerId: string | null;
  organizationId: string | null;
  couponDiscount: number;
  paidPoint: number;
  now: number;
  speed: number;
};

/** The organization of orders that belong to no other organization. */
export const PLATFORM_ID = 'platform';
const SEQUENCE = 'orderSequence';
const ID_BYTES = 18;

const jsonOrNull = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

async function nextInSequence(db: Db): Promise<number> {
  const kept = await db.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', [SEQUENCE]);
  const next = Number(kept?.value ?? 0) + 1;
  await db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [SEQUENCE, String(next)]);
  return next;
}

/**
 * What an organization keeps about the order, on the last line of the remark: `[관리번호: A-1] [비용 부서: 영업]`. A `]` or
 * `\` in a value has a `\` before it.
 */
const ownValues = (remark: string) =>
  [...remark.matchAll(/\[(?:관리번호|비용 부서|관리 메모): ((?:\\.|[^\]\\])*)\]/g)].map(([, value = '']) =>
    value.replace(/\\(.)/g, '$1'),
  );

type Described = Pick<Schemas['OrderRequest'], 'waypoints' | 'remark'>;

function searchWords(orderNo: string, { waypoints, remark }: Described): string {
  const words = waypoints.flatMap(
    ({ address, contactName, mobileNo, addressDetail: _detail, note: _note, doorCode: _code, ...undecided }) => {
      // A new field of a stop does not compile until it is decided whether orders are found by it.
      undecided satisfies Record<string, never>;
      return [address.roadAddress, address.buildingName ?? '', contactName, ...mobileNo.split(';').map(localPhone)];
    },
  );
  return [orderNo, ...words, ...ownValues(remark)].join(' | ');
}

/** The number of an order, and the words to find it by, which begin with it. */
export function numberOf(order: Described & { createdAt: number }, sequence: number) {
  const day = koreanDate(order.createdAt).slice(2).replaceAll('-', '');
  const orderNo = `${day}-${String(sequence).padStart(6, '0')}`;
  const words = searchWords(orderNo, order);
  return { orderNo, plainText: plainText(words), choseongText: choseongOf(words) };
}

/** Of the customer, who gets the payment link. */
async function phoneOf(db: Db, { ownerId, request }: NewOrder): Promise<string | null> {
  if (ownerId === null) return request.guest?.phoneNumber ?? null;
  const owner = await db.one<{ phoneNumber: string | null }>('SELECT phoneNumber FROM users WHERE id = ?', [ownerId]);
  return owner?.phoneNumber ?? null;
}

/** Builds a new order's row from a priced request. Stores nothing but the next order number. */
export async function buildOrder(db: Db, order: NewOrder): Promise<OrderRow> {
  const { request, quote, now, speed } = order;
  const pickup = request.waypoints[0];
  const dropoff = request.waypoints.at(-1);
  if (!pickup || !dropoff) throw new Error('An order has at least two waypoints');

  const isByLink = isPaidByLink(request.pay);
  const paymentPhone = isByLink ? await phoneOf(db, order) : null;
  const status = isByLink ? STATUS.waitingForPayment : STATUS.pending;
  const appointmentAt = request.appointmentAt === null ? null : Date.parse(request.appointmentAt);
  const waypoints = request.waypoints.map((stop): StoredWaypoint => ({ ...stop, address: placed(stop.address) }));
  const points = waypoints.map(({ address }) => address);
  const plan = makePlan({ now, appointmentAt, isPaidByLink: isByLink, points, speed });
  const number = numberOf({ ...request, createdAt: now }, await nextInSequence(db));

  return {
    id: order.id ?? `ord_${randomBytes(ID_BYTES).toString('hex')}`,
    ...number,
    ownerId: order.ownerId,
    organizationId: order.organizationId ?? PLATFORM_ID,
    orderType: request.orderType,
    status,
    hierarchy: 0,
    parentId: null,
    isPartner: 0,
    vehiclePoolId: quote.vehicle.id,
    vehicleClass: quote.vehicle.vehicleClass,
    createdAt: now,
    appointmentAt,
    pickup: pickup.address.roadAddress,
    dropoff: dropoff.address.roadAddress,
    contactName: dropoff.contactName,
    stopCount: request.waypoints.length - 2,
    waypointsJson: JSON.stringify(waypoints),
    flagsJson: JSON.stringify(request.flags),
    servicesJson: JSON.stringify(request.services),
    remark: request.remark,
    goodsJson: jsonOrNull(request.goods),
    calculationPriceJson: JSON.stringify(quote.price),
    total: quote.price.total,
    couponId: request.coupon?.id ?? null,
    couponDiscount: order.couponDiscount,
    pay: request.pay,
    payer: request.payer ?? null,
    paidPoint: order.paidPoint,
    paymentToken: isByLink ? randomBytes(ID_BYTES).toString('hex') : null,
    paymentPhone,
    guestJson: jsonOrNull(order.ownerId === null ? request.guest : null),
    cashReceiptJson: jsonOrNull(request.cashReceipt),
    driverJson: null,
    planJson: JSON.stringify(plan),
    frozenAt: null,
    positionAgeMs: 0,
    nextChangeAt: nextStep(plan, status)?.at ?? null,
    historyJson: JSON.stringify([{ status, at: now }]),
    tip: 0,
    cancellationJson: null,
  };
}
