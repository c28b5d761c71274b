import type { EstimateRequest } from '@/api/order/order-requests';

export type Change =
  | { kind: 'type' | 'vehicle' | 'address' | 'order' | 'when' | 'time' }
  | { kind: 'stopsAdded' | 'stopsRemoved'; count: number }
  | { kind: 'serviceAdded' | 'serviceRemoved' | 'serviceQuantity'; code: string };

const placeOf = ({ address }: EstimateRequest['waypoints'][number]) => JSON.stringify(address);

function routeChange(before: EstimateRequest, after: EstimateRequest): Change[] {
  const count = after.waypoints.length - before.waypoints.length;
  if (count > 0) return [{ kind: 'stopsAdded', count }];
  if (count < 0) return [{ kind: 'stopsRemoved', count: -count }];
  const [from, to] = [before.waypoints.map(placeOf), after.waypoints.map(placeOf)];
  if (from.join() === to.join()) return [];
  return [{ kind: from.toSorted().join() === to.toSorted().join() ? 'order' : 'address' }];
}

function serviceChanges(before: EstimateRequest, after: EstimateRequest): Change[] {
  const had = new Map(before.services.map(({ code, quantity }) => [code, quantity]));
  const has = new Map(after.services.map(({ code, quantity }) => [code, quantity]));
  const removed = [...had.keys()].filter((code) => !has.has(code));
  return [
    ...[...has].flatMap(([code, quantity]): Change[] => {
      if (!had.has(code)) return [{ kind: 'serviceAdded', code }];
      return had.get(code) === quantity ? [] : [{ kind: 'serviceQuantity', code }];
    }),
    ...removed.map((code): Change => ({ kind: 'serviceRemoved', code })),
  ];
}

/** What was done between two prices, the weightiest first. Nothing but time, if they were asked for the same thing. */
export function changesBetween(before: EstimateRequest, after: EstimateRequest): Change[] {
  const changes: Change[] = [
    ...(before.orderType === after.orderType ? [] : [{ kind: 'type' } as const]),
    ...(before.vehiclePoolId === after.vehiclePoolId ? [] : [{ kind: 'vehicle' } as const]),
    ...routeChange(before, after),
    ...serviceChanges(before, after),
    ...(before.appointmentAt === after.appointmentAt ? [] : [{ kind: 'when' } as const]),
  ];
  return changes.length > 0 ? changes : [{ kind: 'time' }];
}
