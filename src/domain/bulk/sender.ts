import { isLocked, type Attempt, type SendFailure, type SendState, type SentOrder } from './send-state';

export type PlaceOutcome =
  | { kind: 'placed'; order: SentOrder }
  /** `mayArrive`: the provider knows the key already, so a request with it may still become an order. */
  | { kind: 'refused'; failure: SendFailure; mayArrive?: boolean }
  /** Nothing was created and the row is fine: signed out, or too many requests. */
  | { kind: 'notNow' }
  | { kind: 'notPlaced' }
  | { kind: 'cannotCheck' }
  /** The provider permanently refuses to look up this order. The other rows continue. */
  | { kind: 'checkRefused' };

export type PriceCheckResult =
  | { kind: 'agreed' }
  | { kind: 'failed'; failure: SendFailure }
  /** The price could not be checked. */
  | { kind: 'notNow' };

export type SendPorts<Request> = {
  newKey: () => string;
  read: (rowId: string) => SendState<Request>;
  /** Resolves when the state is stored. */
  keep: (rowId: string, state: SendState<Request>) => Promise<void>;
  /** Updates the screen at once, which locks the row. */
  show: (rowId: string, state: SendState<Request>) => void;
  /** The row's current order; null if the row is incomplete, not selected for sending, or deleted. */
  orderOf: (rowId: string) => Request | null;
  /** Checks whether the row's price is still valid. */
  agree: (rowId: string) => Promise<PriceCheckResult>;
  /** Sends the order; if the response is lost, looks the order up. */
  place: (attempt: Attempt<Request>) => Promise<PlaceOutcome>;
  check: (key: string) => Promise<PlaceOutcome>;
  /** Total price in won. */
  totalOf: (request: Request) => number;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An attempt of an earlier run whose outcome is not certain. */
function openAttempt<Request>(state: SendState<Request>): Attempt<Request> | null {
  if (state.status === 'unknown') return state.attempt;
  return state.status === 'failed' ? state.attempt : null;
}

type Ready<Request> =
  | { kind: 'ready'; request: Request }
  | Exclude<PriceCheckResult, { kind: 'agreed' }>
  | { kind: 'skip' };

/** The row's order with a valid price. Skips a row that was changed or deleted during the price check. */
async function prepare<Request>(rowId: string, { orderOf, agree }: SendPorts<Request>): Promise<Ready<Request>> {
  const request = orderOf(rowId);
  if (request === null) return { kind: 'skip' };
  const agreed = await agree(rowId);
  if (!isSame(orderOf(rowId), request)) return { kind: 'skip' };
  return agreed.kind === 'agreed' ? { kind: 'ready', request } : agreed;
}

/**
 * Sends one row exactly once. First looks up an earlier attempt with an unknown outcome. The same body is sent with the
 * same key, a changed body with a new key. Returns `stop` when the other rows would fail now too.
 */
export async function sendRow<Request>(rowId: string, ports: SendPorts<Request>): Promise<'done' | 'stop'> {
  /** Stores before showing, so a reload cannot lose an outcome that the customer has seen. */
  const write = async (state: SendState<Request>) => {
    await ports.keep(rowId, state);
    ports.show(rowId, state);
  };
  const before = ports.read(rowId);
  if (before.status === 'sent' || before.status === 'sending') return 'done';
  const open = openAttempt(before);

  if (open) {
    const found = await ports.check(open.key);
    if (found.kind === 'placed') {
      await write({ status: 'sent', order: found.order, total: ports.totalOf(open.request) });
      return 'done';
    }
    if (found.kind === 'checkRefused') {
      await write({ status: 'unknown', attempt: open, isCheckRefused: true });
      return 'done';
    }
    if (found.kind !== 'notPlaced') return 'stop';
  }

  const ready: Ready<Request> =
    open && isLocked(before) ? { kind: 'ready', request: open.request } : await prepare(rowId, ports);
  if (ready.kind === 'notNow') return 'stop';
  if (ready.kind === 'skip') return 'done';
  if (ready.kind === 'failed') {
    await write({ status: 'failed', failure: ready.failure, attempt: open });
    return 'done';
  }

  const isRepeated = open !== null && isSame(open.request, ready.request);
  const attempt = isRepeated ? open : { key: ports.newKey(), request: ready.request };
  // Shows before storing here: it locks the row, so it cannot change while it is being stored.
  ports.show(rowId, { status: 'sending', attempt });
  await ports.keep(rowId, { status: 'sending', attempt });
  const outcome = await ports.place(attempt);

  switch (outcome.kind) {
    case 'placed':
      await write({ status: 'sent', order: outcome.order, total: ports.totalOf(attempt.request) });
      return 'done';
    case 'refused':
      // The earlier request may still arrive, so it is looked up before a new key is used.
      await write({ status: 'failed', failure: outcome.failure, attempt: outcome.mayArrive ? attempt : open });
      return 'done';
    case 'notPlaced':
      await write({ status: 'failed', failure: { kind: 'lost' }, attempt });
      return 'done';
    case 'notNow':
      await write(open ? before : { status: 'open' });
      return 'stop';
    case 'cannotCheck':
      await write({ status: 'unknown', attempt });
      return 'stop';
    case 'checkRefused':
      await write({ status: 'unknown', attempt, isCheckRefused: true });
      return 'done';
  }
}
