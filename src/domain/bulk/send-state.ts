/** A creation attempt. Retries send the same body with the same idempotency key. */
export type Attempt<Request = unknown> = { key: string; request: Request };

export type SentOrder = { id: string; orderNo: string; organizationId: string };

export type SendFailure =
  /** The provider rejected the order; nothing was created. */
  | { kind: 'refused'; text: string }
  | { kind: 'priceChanged' }
  /** The response was lost and the lookup found no order. */
  | { kind: 'lost' };

/**
 * The send state of a row. The attempt is stored before the request and kept until its outcome is certain. So after a
 * lost response, a closed tab or a crash, the attempt is looked up before anything else is sent for this row.
 */
export type SendState<Request = unknown> =
  | { status: 'open' }
  /** The request is running, or a reload interrupted it. */
  | { status: 'sending'; attempt: Attempt<Request> }
  /**
   * Unknown whether an order was created; the next run looks it up. `isCheckRefused`: the provider permanently refuses
   * this lookup, so the customer may discard the attempt.
   */
  | { status: 'unknown'; attempt: Attempt<Request>; isCheckRefused?: boolean }
  /** `attempt`: an earlier request that may still arrive. The next run looks up its order first. */
  | { status: 'failed'; failure: SendFailure; attempt: Attempt<Request> | null }
  | { status: 'sent'; order: SentOrder; total: number };

/** The lookup found no order, but the request may still arrive. So only the same body and key may be sent again. */
export const isLost = (state: SendState) => state.status === 'failed' && state.failure.kind === 'lost';

/** Locked rows cannot be edited, because they were or may have been sent. */
export const isLocked = (state: SendState) =>
  state.status === 'sending' || state.status === 'unknown' || state.status === 'sent' || isLost(state);

/** Whether an order may have been created that the row does not know of; its key finds it. */
export const mayBeOrder = (state: SendState) => 'attempt' in state && state.attempt !== null;

/** No request survives a reload, so "sending" becomes "unknown". */
export const afterReload = <Request>(state: SendState<Request>): SendState<Request> =>
  state.status === 'sending' ? { status: 'unknown', attempt: state.attempt } : state;
