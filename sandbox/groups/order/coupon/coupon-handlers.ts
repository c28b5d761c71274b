import { userOf } from '../../../server/caller';
import type { Handlers } from '../../../server/operation';
import { wrongField } from '../../../server/refusal';
import { isApplicable, toCoupon, type CouponRow } from './coupon';
import { addCoupon, REGISTRABLE } from './coupon-catalogue';

export const couponHandlers: Handlers<'listCoupons' | 'registerCoupon'> = {
  listCoupons: async ({ db, now, query, caller }) => {
    const rows = await db.all<CouponRow>('SELECT * FROM coupons WHERE userId = ? ORDER BY expiresAt, id', [
      userOf(caller).id,
    ]);
    const coupons = rows.filter((row) => isApplicable(row, query)).map((row) => toCoupon(row, now));
    const isForOrder = query.orderType !== undefined && query.pay !== undefined;
    return { data: isForOrder ? coupons.filter(({ state }) => state === 'available') : coupons };
  },

  registerCoupon: async ({ db, now, body, caller }) => {
    const user = userOf(caller);
    const terms = REGISTRABLE.find(({ couponNumber }) => couponNumber === body.couponNumber);
    if (!terms) throw wrongField('NOT_FOUND', 'couponNumber');
    if (terms.isUsed) throw wrongField('USED', 'couponNumber');
    if (terms.days < 0) throw wrongField('EXPIRED', 'couponNumber');
    const own = await db.one('SELECT id FROM coupons WHERE userId = ? AND couponNumber = ?', [
      user.id,
      body.couponNumber,
    ]);
    if (own) throw wrongField('DUPLICATED', 'couponNumber');
    return { data: toCoupon(await addCoupon(db, user.id, terms, now), now) };
  },
};
