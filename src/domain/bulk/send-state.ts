/** What is sent for a row: the same body for the same key, however often. */
export type Attempt<Request = unknown> = { key: string; request: Request };

export type SentOrder = { id: string; orderNo: string; organizationId: string };

export type SendFailure =
  /** The provider refused: nothing was created. */
  | { kind: 'refused'; text: string }
  | { kind: 'priceChanged' }
  /** Lost on the way, looked for, and not there. */
  | { kind: 'lost' };

/**
 * Where a row stands. The attempt is stored before the call goes out and stays until its outcome is certain, so that
 * whatever happens to the answer, the tab or the browser, it is looked up before anything is sent for this row again.
 */
export type SendState<Request = unknown> =
  | { status: 'open' }
  /** The call is under way, or a reload has cut it off. */
  | { status: 'sending'; attempt: Attempt<Request> }
  /**
   * It is not known whether an order was created; the next run asks. `isCheckRefused`: the provider refuses to answer that
   * for good, so the customer may drop the attempt.
   */
  | { status: 'unknown'; attempt: Attempt<Request>; isCheckRefused?: boolean }
  /** `attempt`: an earlier call that may still arrive. The next run asks for its order first. */
  | { status: 'failed'; failure: SendFailure; attempt: Attempt<Request> | null }
  | { status: 'sent'; order: SentOrder; total: number };

/** Lost on the way, and not there when it was looked for: it may still arrive, so only the same may be sent again. */
export const isLost = (state: SendState) => state.status === 'failed' && state.failure.kind === 'lost';

/** May not be changed: what was sent, or may have been, stays as it was sent. */
export const isLocked = (state: SendState) =>
  state.status === 'sending' || state.status === 'unknown' || state.status === 'sent' || isLost(state);

/** After a reload nothing is on its way any more. */
export const afterReload = <Request>(state: SendState<Request>): SendState<Request> =>
  state.status === 'sending' ? { status: 'unknown', attempt: state.attempt } : state;
