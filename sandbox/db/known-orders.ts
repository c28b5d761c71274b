import { DAY_MS, koreanNoon } from '../groups/order/price/korean-calendar';
import type { OrderSpec } from './make-order';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HIERARCHY = { parent: 1, child1: 2, child2: 3 } as const;

/** In progress whenever the sandbox starts. */
export const LIVE_ORDER_IDS = ['sandbox-order-transit', 'sandbox-order-mobis'] as const;

/** One order of each status, with IDs that tests can rely on. Frozen ones do not progress. */
export function knownOrders(now: number): OrderSpec[] {
  const consumer = (id: string, status: OrderSpec['status'], more: Omit<OrderSpec, 'createdAt'> = {}): OrderSpec => ({
    id: `sandbox-order-${id}`,
    role: 'consumer',
    ...(status && { status }),
    createdAt: now,
    ...more,
  });
  const soon = new Date(now + DAY_MS).toISOString();
  const later = koreanNoon(now + 10 * DAY_MS);
  const quick = { orderType: 'Quick', vehiclePoolId: 'pool-damas', services: [] } as const;

  return [
    consumer('transit', 'transit', {
      enteredAt: now - MINUTE_MS,
      wishes: { ...quick, services: [], stops: 1, pay: 'card' },
    }),
    consumer('active', 'active', {
      enteredAt: now - 2 * MINUTE_MS,
      isFrozen: true,
      wishes: { ...quick, services: [], stops: 0, pay: 'card' },
    }),
    consumer('picked-up', 'activeAndPickedUp', { enteredAt: now - MINUTE_MS, isFrozen: true }),
    consumer('pending', 'pending', {
      isFrozen: true,
      wishes: { ...quick, services: [], stops: 0, pay: 'cash', appointmentAt: soon },
    }),
    consumer('waiting', 'waitingForPayment', { isFrozen: true, wishes: { pay: 'card' } }),
    consumer('completed', 'completed', { enteredAt: now - 2 * HOUR_MS, wishes: { ...quick, services: [], stops: 2 } }),
    consumer('cancelled', 'cancelled', { enteredAt: now - 5 * HOUR_MS }),
    consumer('return', 'return', { enteredAt: now - 3 * HOUR_MS }),
    consumer('incompleted', 'incompleted', { enteredAt: now - 26 * HOUR_MS }),
    consumer('moving', 'pending', {
      enteredAt: now,
      isFrozen: true,
      wishes: { orderType: 'HomeMoving', vehiclePoolId: 'pool-truck2_5t', appointmentAt: later, pay: 'card' },
    }),
    consumer('parent', 'completed', {
      enteredAt: now - 30 * HOUR_MS,
      hierarchy: { code: HIERARCHY.parent, parentId: null },
    }),
    consumer('child-1', 'completed', {
      enteredAt: now - 31 * HOUR_MS,
      hierarchy: { code: HIERARCHY.child1, parentId: 'sandbox-order-parent' },
    }),
    consumer('child-2', 'completed', {
      enteredAt: now - 30 * HOUR_MS,
      hierarchy: { code: HIERARCHY.child2, parentId: 'sandbox-order-parent' },
    }),
    consumer('split', 'transit', {
      enteredAt: now - 20 * MINUTE_MS,
      isFrozen: true,
      hierarchy: { code: HIERARCHY.parent, parentId: null },
      wishes: { ...quick, services: [], stops: 0 },
    }),
    consumer('split-1', 'completed', {
      enteredAt: now - 10 * MINUTE_MS,
      hierarchy: { code: HIERARCHY.child1, parentId: 'sandbox-order-split' },
      wishes: { ...quick, services: [], stops: 0 },
    }),
    consumer('split-2', 'transit', {
      enteredAt: now - 5 * MINUTE_MS,
      isFrozen: true,
      hierarchy: { code: HIERARCHY.child2, parentId: 'sandbox-order-split' },
      wishes: { ...quick, services: [], stops: 0 },
    }),
    consumer('partial', 'incompleted', {
      enteredAt: now - 4 * HOUR_MS,
      course: 'partial',
      wishes: { ...quick, services: [], stops: 2 },
    }),
    consumer('delayed', 'transit', {
      enteredAt: now - 6 * MINUTE_MS,
      course: 'delayed',
      wishes: { ...quick, services: [], stops: 0 },
    }),
    {
      id: 'sandbox-order-mobis',
      role: 'staff',
      status: 'transit',
      createdAt: now,
      enteredAt: now - MINUTE_MS,
      isPartner: true,
    },
    {
      id: 'sandbox-order-acme',
      role: 'staff',
      status: 'active',
      createdAt: now,
      enteredAt: now,
      isFrozen: true,
      wishes: { pay: 'credit' },
    },
    {
      id: 'sandbox-order-guest',
      role: 'guest',
      status: 'pending',
      createdAt: now,
      isFrozen: true,
      wishes: { pay: 'cash' },
    },
  ];
}
