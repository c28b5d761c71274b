/** Spec §3 `orderType`. */
export const ORDER_TYPES = ['Quick', 'Delivery', 'HomeMoving', 'Default'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Spec §3 `flags`: the only flag that it names. */
export const CASH_ON_ARRIVAL = 'CashOnArrival';
