import type { Handlers, Schemas } from '../../../server/operation';
import { pathThrough, prepareRoute } from '../life/path';
import { approachStart, etaOf, iso, positionOf, remainingMetres, reportedAt, waypointStates } from '../life/progress';
import { driverOf, flagsOf, goodsOf, priceOf, servicesOf, waypointsOf, type OrderRow } from '../order-row';
import { toOrder, toStop } from '../view/order-view';
import { ownOrder } from './own-order';

export async function routeOf(row: OrderRow, now: number): Promise<Schemas['OrderRoute']> {
  const places = waypointsOf(row).map(({ address: { lat, lng } }) => ({ lat, lng }));
  await prepareRoute([...places.slice(0, 1).map(approachStart), ...places]);
  return {
    path: pathThrough(places),
    distanceMetres: priceOf(row).distanceMetres,
    remainingMetres: remainingMetres(row, now),
    driver: positionOf(row, now),
    updatedAt: iso(reportedAt(row, now)),
  };
}

export const orderHandlers: Handlers<'getOrder' | 'getOrderStatus' | 'getOrderRoute' | 'getReorder'> = {
  getOrder: async (call) => ({ data: await toOrder(call, await ownOrder(call.db, call.path.id, call.caller)) }),

  getOrderStatus: async ({ db, now, path, caller }) => {
    const row = await ownOrder(db, path.id, caller);
    return {
      data: {
        status: row.status,
        updatedAt: iso(reportedAt(row, now)),
        eta: etaOf(row, now),
        driver: driverOf(row),
        waypoints: waypointStates(row, now),
      },
    };
  },

  getOrderRoute: async ({ db, now, path, caller }) => ({
    data: await routeOf(await ownOrder(db, path.id, caller), now),
  }),

  getReorder: async ({ db, path, caller }) => {
    const row = await ownOrder(db, path.id, caller);
    const data: Required<Schemas['ReorderDraft']> = {
      orderType: row.orderType,
      vehiclePoolId: row.vehiclePoolId,
      waypoints: waypointsOf(row).map(toStop),
      flags: flagsOf(row),
      services: servicesOf(row),
      remark: row.remark,
      goods: goodsOf(row),
    };
    return { data };
  },
};
