import type { Db } from '../../../db/database';
import type { Schemas } from '../../../server/operation';
import { wrongField } from '../../../server/refusal';
import { iso } from '../life/progress';

export type CouponRow = {
  id: string;
  userId: string;
  couponNumber: string;
  name: string;
  discountType: 'PERCENT' | 'AMOUNT';
  discountValue: number;
  maxDiscount: number | null;
  minPrice: number;
  orderTypesJson: string;
  paysJson: string;
  expiresAt: number;
  usedAt: number | null;
};

type Use = { orderType: Schemas['OrderType']; pay: Schemas['Pay']; total: number };

const ROUND_WON = 10;

const list = <Item>(json: string) => JSON.parse(json) as Item[];
const allows = (json: string, value: string) => list(json).length === 0 || list(json).includes(value);

function stateOf({ usedAt, expiresAt }: CouponRow, now: number): Schemas['Coupon']['state'] {
  if (usedAt !== null) return 'used';
  return expiresAt < now ? 'expired' : 'available';
}

export const toCoupon = (row: CouponRow, now: number): Schemas['Coupon'] => ({
  id: row.id,
  couponNumber: row.couponNumber,
  name: row.name,
  discountType: row.discountType,
  discountValue: row.discountValue,
  maxDiscount: row.maxDiscount,
  minPrice: row.minPrice,
  orderTypes: list(row.orderTypesJson),
  pays: list(row.paysJson),
  expiresAt: iso(row.expiresAt),
  state: stateOf(row, now),
});

export const isApplicable = (
  row: CouponRow,
  { orderType, pay }: { orderType?: string | undefined; pay?: string | undefined },
) =>
  (orderType === undefined || allows(row.orderTypesJson, orderType)) &&
  (pay === undefined || allows(row.paysJson, pay));

/** Percentages round down to 10 won; never above the maximum or the price. */
function discountOf(row: CouponRow, total: number): number {
  const wanted =
    row.discountType === 'PERCENT'
      ? Math.floor((total * row.discountValue) / 100 / ROUND_WON) * ROUND_WON
      : row.discountValue;
  return Math.min(wanted, row.maxDiscount ?? wanted, total);
}

/** The discount in won; throws a refusal for the field `coupon`. */
export async function couponDiscount(db: Db, id: string, userId: string, use: Use, now: number): Promise<number> {
  const row = await db.one<CouponRow>('SELECT * FROM coupons WHERE id = ? AND userId = ?', [id, userId]);
  if (!row) throw wrongField('NOT_FOUND', 'coupon');
  const state = stateOf(row, now);
  if (state === 'used') throw wrongField('USED', 'coupon');
  if (state === 'expired') throw wrongField('EXPIRED', 'coupon');
  if (!isApplicable(row, use) || use.total < row.minPrice) throw wrongField('INVALID', 'coupon');
  return discountOf(row, use.total);
}

export const spendCoupon = (db: Db, id: string, now: number) =>
  db.run('UPDATE coupons SET usedAt = ? WHERE id = ?', [now, id]);

/** A free cancellation returns the coupon. */
export const returnCoupon = (db: Db, id: string) => db.run('UPDATE coupons SET usedAt = NULL WHERE id = ?', [id]);
