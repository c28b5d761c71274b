/**
 * The fee for cancelling after a driver is assigned. Before that it is free; after the pickup it is impossible.
 * Home moves use the deposits of their quote instead (`HOME_MOVE_TERMS`). The provider decides: after a cancellation the order
 * shows the provider's fee. A deployment replaces this file.
 */
export const CANCELLATION_POLICY = {
  /** Minutes since the driver was assigned, ascending. */
  afterAssignment: [{ fromMinutes: 0, percent: 30 }],
  /** Won; never more than the price. */
  minimum: 3000,
  /** Won; fees are rounded up to a multiple of it. */
  roundUpTo: 100,
} as const;
