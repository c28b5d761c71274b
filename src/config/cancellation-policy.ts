/**
 * What cancelling costs once a driver is assigned; before that it is free, after the pickup it is not possible.
 * Moves go by the deposits of their quote instead (`MOVING_TERMS`). A deployment replaces this file. The provider has the last word: its answer is what the order shows afterwards.
 */
export const CANCELLATION_POLICY = {
  /** Counted from the driver's assignment, in rising order. */
  afterAssignment: [{ fromMinutes: 0, percent: 30 }],
  /** Won; never above the price itself. */
  minimum: 3000,
  /** Won; fees are rounded up to it. */
  roundUpTo: 100,
} as const;
