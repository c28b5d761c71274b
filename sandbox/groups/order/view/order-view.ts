import type { Db } from '../../../db/database';
import type { RequestScope, Schemas } from '../../../server/operation';
import { cancelQuote } from '../cancel-policy';
import { etaOf, iso, waypointStates } from '../life/progress';
import {
  cancellationOf,
  driverOf,
  flagsOf,
  goodsOf,
  historyOf,
  priceOf,
  servicesOf,
  waypointsOf,
  type OrderRow,
} from '../order-row';
import { paymentLinkOf } from '../payment-link';
import { shareSettingsOf } from './share';

type ImageRow = {
  id: string;
  key: string;
  sha256: string;
  kind: Schemas['ImageKind'] | null;
  room: string | null;
  takenAt: number | null;
  item: string | null;
  createdAt: number;
};

export async function imagesOf(db: Db, orderId: string, origin: string): Promise<Schemas['OrderImage'][]> {
  const rows = await db.all<ImageRow>(
    'SELECT id, key, sha256, kind, room, takenAt, item, createdAt FROM orderImages WHERE orderId = ? ORDER BY createdAt, rowid',
    [orderId],
  );
  return rows.map(({ id, key, sha256, kind, room, takenAt, item, createdAt }) => ({
    id,
    url: `${origin}/__storage/${key}`,
    sha256,
    createdAt: iso(createdAt),
    ...(kind && { kind }),
    ...(room && { room }),
    ...(takenAt !== null && { takenAt: iso(takenAt) }),
    ...(item && { item }),
  }));
}

export const eventsOf = (row: OrderRow): Schemas['OrderEvent'][] =>
  historyOf(row).map(({ status, at }) => ({ status, at: iso(at) }));

const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));
export const appointmentOf = ({ appointmentAt }: OrderRow) => isoOrNull(appointmentAt);

type Stop = NonNullable<Schemas['ReorderDraft']['waypoints']>[number];

/** What answers carry of a stop: never its door code. */
export const toStop = ({
  address,
  addressDetail,
  contactName,
  mobileNo,
  note,
}: Schemas['WaypointRequest']): Required<Stop> => ({ address, addressDetail, contactName, mobileNo, note });

export async function toOrder({ db, now, origin }: RequestScope, row: OrderRow): Promise<Required<Schemas['Order']>> {
  const states = waypointStates(row, now);
  const children = await db.all<{ id: string }>('SELECT id FROM orders WHERE parentId = ? ORDER BY hierarchy', [
    row.id,
  ]);
  return {
    id: row.id,
    orderNo: row.orderNo,
    organizationId: row.organizationId,
    orderType: row.orderType,
    status: row.status,
    hierarchy: row.hierarchy,
    parentId: row.parentId,
    childIds: children.map(({ id }) => id),
    vehiclePoolId: row.vehiclePoolId,
    vehicleClass: row.vehicleClass,
    createdAt: iso(row.createdAt),
    appointmentAt: appointmentOf(row),
    waypoints: waypointsOf(row).map((waypoint, index): Required<Schemas['Waypoint']> => ({
      ...toStop(waypoint),
      state: states[index]?.state ?? 'todo',
      doneAt: states[index]?.doneAt ?? null,
    })),
    flags: flagsOf(row),
    services: servicesOf(row),
    remark: row.remark,
    goods: goodsOf(row),
    calculationPrice: priceOf(row),
    couponDiscount: row.couponDiscount,
    payAmount: row.total - row.couponDiscount,
    pay: row.pay,
    payer: row.payer,
    ...paymentLinkOf(row, now, origin),
    driver: driverOf(row),
    eta: etaOf(row, now),
    history: eventsOf(row),
    images: await imagesOf(db, row.id, origin),
    tip: row.tip,
    cancellation: cancellationOf(row),
    cancelQuote: cancelQuote(row, now),
    share: await shareSettingsOf(db, row.id),
  };
}

const withoutPhone = ({ paymentPhone: _phone, ...link }: ReturnType<typeof paymentLinkOf>) => link;

export const toListItem = ({ now, origin }: RequestScope, row: OrderRow): Required<Schemas['OrderListItem']> => ({
  id: row.id,
  orderNo: row.orderNo,
  organizationId: row.organizationId,
  orderType: row.orderType,
  status: row.status,
  hierarchy: row.hierarchy,
  parentId: row.parentId,
  createdAt: iso(row.createdAt),
  appointmentAt: appointmentOf(row),
  pickup: row.pickup,
  dropoff: row.dropoff,
  contactName: row.contactName,
  stopCount: row.stopCount,
  vehicleClass: row.vehicleClass,
  driverName: driverOf(row)?.name ?? null,
  pay: row.pay,
  ...withoutPhone(paymentLinkOf(row, now, origin)),
  remark: row.remark,
  total: row.total,
  payAmount: row.total - row.couponDiscount,
});
