import type { PlacedAddress } from '../common/addresses';
import type { Db } from '../../db/database';
import type { Schemas } from '../../server/operation';
import type { Plan, Step } from './life/plan';

/** A stored waypoint: it has the door code, which no response contains, and coordinates, whether or not they were sent. */
export type StoredWaypoint = Schemas['WaypointRequest'] & { address: PlacedAddress };

export type OrderRow = {
  id: string;
  orderNo: string;
  ownerId: string | null;
  organizationId: string;
  orderType: Schemas['OrderType'];
  status: number;
  hierarchy: number;
  parentId: string | null;
  isPartner: 0 | 1;
  vehiclePoolId: string;
  vehicleClass: string;
  createdAt: number;
  appointmentAt: number | null;
  pickup: string;
  dropoff: string;
  contactName: string;
  stopCount: number;
  waypointsJson: string;
  flagsJson: string;
  servicesJson: string;
  remark: string;
  goodsJson: string | null;
  calculationPriceJson: string;
  total: number;
  couponId: string | null;
  couponDiscount: number;
  pay: Schemas['Pay'];
  payer: Schemas['PayerType'] | null;
  paidPoint: number;
  /** Names the page where an order by card is paid. */
  paymentToken: string | null;
  /** The number that got the link to it. */
  paymentPhone: string | null;
  guestJson: string | null;
  cashReceiptJson: string | null;
  driverJson: string | null;
  planJson: string;
  /** When the order was frozen; it does not progress after that. */
  frozenAt: number | null;
  positionAgeMs: number;
  nextChangeAt: number | null;
  historyJson: string;
  tip: number;
  cancellationJson: string | null;
  plainText: string;
  choseongText: string;
};

// Boundary: JSON columns contain what `insertOrders` and `updateOrder` wrote.
export const waypointsOf = ({ waypointsJson }: OrderRow) => JSON.parse(waypointsJson) as StoredWaypoint[];
export const flagsOf = ({ flagsJson }: OrderRow) => JSON.parse(flagsJson) as string[];
export const servicesOf = ({ servicesJson }: OrderRow) => JSON.parse(servicesJson) as Schemas['ServiceChoice'][];
export const goodsOf = ({ goodsJson }: OrderRow) => JSON.parse(goodsJson ?? 'null') as Schemas['Goods'] | null;
export const priceOf = ({ calculationPriceJson }: OrderRow) =>
  JSON.parse(calculationPriceJson) as Schemas['CalculationPrice'];
export const driverOf = ({ driverJson }: OrderRow) => JSON.parse(driverJson ?? 'null') as Schemas['Driver'] | null;
export const planOf = ({ planJson }: OrderRow) => JSON.parse(planJson) as Plan;
export const historyOf = ({ historyJson }: OrderRow) => JSON.parse(historyJson) as Step[];
export const cancellationOf = ({ cancellationJson }: OrderRow) =>
  JSON.parse(cancellationJson ?? 'null') as Schemas['Cancellation'] | null;

export const findOrder = (db: Db, id: string) => db.one<OrderRow>('SELECT * FROM orders WHERE id = ?', [id]);

export async function insertOrders(db: Db, rows: readonly OrderRow[]) {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const places = `(${columns.map(() => '?').join(', ')})`;
  await db.run(
    `INSERT INTO orders (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`,
    rows.flatMap((row) => Object.values(row)),
  );
}

export const insertOrder = (db: Db, row: OrderRow) => insertOrders(db, [row]);

export const updateOrder = (db: Db, id: string, change: Partial<OrderRow>) =>
  db.run(
    `UPDATE orders SET ${Object.keys(change)
      .map((column) => `${column} = ?`)
      .join(', ')} WHERE id = ?`,
    [...Object.values(change), id],
  );
