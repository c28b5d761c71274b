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

const NAMES = new Map<number, OrderStatusName>(
  Object.entries(ORDER_STATUS).map(([name, code]) => [code, name as OrderStatusName]), // keys of the table above
);

/** Unknown numbers become `unknown` ("확인 중"), so that a new status does not break a screen. */
export const orderStatusName = (status: number): OrderStatusName | 'unknown' => NAMES.get(status) ?? 'unknown';

const FINAL: readonly string[] = ['completed', 'incompleted', 'cancelled', 'return'];
const MOVING: readonly string[] = ['active', 'activeAndPickedUp', 'transit'];

/** A final status never changes, so polling stops. */
export const isFinalStatus = (status: number) => FINAL.includes(orderStatusName(status));

/** A driver is assigned or under way. */
export const isMovingStatus = (status: number) => MOVING.includes(orderStatusName(status));

/** Spec §3 "Order hierarchy". */
export const ORDER_HIERARCHY = { normal: 0, parent: 1, child1: 2, child2: 3 } as const;

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
