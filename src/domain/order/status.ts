import { keysOf } from '../keys-of';

/** Spec §3 "Order status": the provider's numbers. */
export const ORDER_STATUS = {
  pending: 1,
  active: 2,
  completed: 3,
  incompleted: 4,
  cancelled: 5,
  return: 6,
  waitingForPayment: 7,
  transit: 8,
  activeAndPickedUp: 9,
} as const;

export type OrderStatusName = keyof typeof ORDER_STATUS;

const NAMES = new Map<number, OrderStatusName>(keysOf(ORDER_STATUS).map((name) => [ORDER_STATUS[name], name]));

/** Unknown numbers become `unknown` ("확인 중"), so that a new status does not break a screen. */
export const orderStatusName = (status: number): OrderStatusName | 'unknown' => NAMES.get(status) ?? 'unknown';

export const ORDER_PHASES = ['waiting', 'inProgress', 'completed', 'stopped'] as const;
export type OrderPhase = (typeof ORDER_PHASES)[number];

/** Lists ask for the statuses of a phase in this order. */
const PHASE: Record<OrderStatusName, OrderPhase> = {
  pending: 'waiting',
  waitingForPayment: 'waiting',
  active: 'inProgress',
  activeAndPickedUp: 'inProgress',
  transit: 'inProgress',
  completed: 'completed',
  cancelled: 'stopped',
  return: 'stopped',
  incompleted: 'stopped',
};

/** The provider's numbers of all statuses in these phases. */
export const statusesIn = (...phases: readonly OrderPhase[]): readonly number[] =>
  keysOf(PHASE)
    .filter((name) => phases.includes(PHASE[name]))
    .map((name) => ORDER_STATUS[name]);

/** Null for a number we do not know. */
export function phaseOf(status: number): OrderPhase | null {
  const name = orderStatusName(status);
  return name === 'unknown' ? null : PHASE[name];
}

/** A final status never changes, so polling stops. */
export function isFinalStatus(status: number) {
  const phase = phaseOf(status);
  return phase === 'completed' || phase === 'stopped';
}

/** A driver is assigned or under way. */
export const isInProgressStatus = (status: number) => phaseOf(status) === 'inProgress';

/** The search for a driver is on. */
export const isAwaitingDriver = (status: number) => status === ORDER_STATUS.pending;

/** A driver is assigned and has not taken the goods yet: the distance that is left is not known. */
export const isBeforePickup = (status: number) => status === ORDER_STATUS.active;

/** Spec §3 "Order hierarchy". */
const ORDER_HIERARCHY = { normal: 0, parent: 1, child1: 2, child2: 3 } as const;

/** An order's part in a split order: `whole`, the number of its part, or null if it is not split. */
export function splitPart(hierarchy: number | undefined): 'whole' | 1 | 2 | null {
  switch (hierarchy) {
    case ORDER_HIERARCHY.parent:
      return 'whole';
    case ORDER_HIERARCHY.child1:
      return 1;
    case ORDER_HIERARCHY.child2:
      return 2;
    default:
      return null;
  }
}
