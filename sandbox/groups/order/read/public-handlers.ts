import type { Db } from '../../../db/database';
import type { Handlers } from '../../../server/operation';
import { notFound } from '../../../server/refusal';
import { findOrder, type OrderRow } from '../order-row';
import { isLinkOpen, toPublicOrder } from '../view/public-view';
import { shareSettingsOf } from '../view/share';
import { routeOf } from './order-handlers';

/** Unknown and expired links, and orders not meant for this page, give the same 404. */
async function sharedOrder(db: Db, id: string, now: number, isAllowed: (row: OrderRow) => boolean = () => true) {
  const row = await findOrder(db, id);
  if (!row || !isAllowed(row) || !isLinkOpen(row, now)) throw notFound();
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
    if (!(await shareSettingsOf(db, row.id)).map) throw notFound();
    return { data: await routeOf(row, now) };
  },

  getMobisOrder: async (call) => {
    const row = await sharedOrder(call.db, call.path.orderId, call.now, (order) => order.isPartner === 1);
    return { data: await toPublicOrder(call, row) };
  },
};
