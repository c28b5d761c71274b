import type { Db } from '../../../db/database';
import type { Handlers } from '../../../server/operation';
import { notFound } from '../../../server/refusal';
import { findOrder, type OrderRow } from '../order-row';
import { isLinkOpen, toPublicOrder } from '../view/public-view';
import { shareOf } from '../view/share';
import { routeOf } from './order-handlers';

/** Unknown, ended and not meant for this page look the same. */
async function sharedOrder(db: Db, id: string, now: number, isMeant: (row: OrderRow) => boolean = () => true) {
  const row = await findOrder(db, id);
  if (!row || !isMeant(row) || !isLinkOpen(row, now)) throw notFound();
  return row;
}

export const publicHandlers: Handlers<'getGuestOrder' | 'getGuestOrderRoute' | 'getMobisOrder'> = {
  getGuestOrder: async (call) => {
    const { orderId, organizationId } = call.path;
    const row = await sharedOrder(call.db, orderId, call.now, (order) => order.organizationId === organizationId);
    return { data: await toPublicOrder(call, row) };
  },

  getGuestOrderRoute: async ({ db, now, path }) => {
    const row = await sharedOrder(db, path.id, now);
    if (!(await shareOf(db, row.id)).map) throw notFound();
    return { data: routeOf(row, now) };
  },

  getMobisOrder: async (call) => {
    const row = await sharedOrder(call.db, call.path.orderId, call.now, (order) => order.isPartner === 1);
    return { data: await toPublicOrder(call, row) };
  },
};
