import { isLocked, type Attempt, type SendFailure, type SendState, type SentOrder } from './send-state';

export type PlaceOutcome =
  | { kind: 'placed'; order: SentOrder }
  | { kind: 'refused'; failure: SendFailure }
  /** Nothing was created, and the row is not at fault: signed out, or too many at once. */
  | { kind: 'notNow' }
  | { kind: 'notPlaced' }
  | { kind: 'cannotCheck' }
  /** The provider refuses for good to say whether the order exists. The other rows go on. */
  | { kind: 'checkRefused' };

export type Agreed =
  | { kind: 'agreed' }
  | { kind: 'failed'; failure: SendFailure }
  /** Nobody could say. */
  | { kind: 'notNow' };

export type SendPorts<Request> = {
  newKey: () => string;
  read: (rowId: string) => SendState<Request>;
  /** Resolves when it is stored. */
  keep: (rowId: string, state: SendState<Request>) => Promise<void>;
  /** At once: what is on its way can no longer be changed. */
  show: (rowId: string, state: SendState<Request>) => void;
  /** The row as the order that it is now; null where it is none, is not to be sent, or is gone. */
  orderOf: (rowId: string) => Request | null;
  /** Whether the row's price still holds. */
  agree: (rowId: string) => Promise<Agreed>;
  /** Sends, and looks up a lost answer. */
  place: (attempt: Attempt<Request>) => Promise<PlaceOutcome>;
  check: (key: string) => Promise<PlaceOutcome>;
  /** Won. */
  totalOf: (request: Request) => number;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What an earlier run left behind for this row, and whose outcome is not certain. */
function openAttempt<Request>(state: SendState<Request>): Attempt<Request> | null {
  if (state.status === 'unknown') return state.attempt;
  return state.status === 'failed' ? state.attempt : null;
}

type Ready<Request> = { kind: 'ready'; request: Request } | Exclude<Agreed, { kind: 'agreed' }> | { kind: 'skip' };

/** The row as an order at a price that holds; one that was changed or deleted meanwhile is another, or none. */
async function prepare<Request>(rowId: string, { orderOf, agree }: SendPorts<Request>): Promise<Ready<Request>> {
  const request = orderOf(rowId);
  if (request === null) return { kind: 'skip' };
  const agreed = await agree(rowId);
  if (!isSame(orderOf(rowId), request)) return { kind: 'skip' };
  return agreed.kind === 'agreed' ? { kind: 'ready', request } : agreed;
}

/**
 * Sends one row once. An attempt whose outcome nobody knows is looked up first; the same body goes with the same key, a
 * changed body with a new one. `stop`: the other rows would fare no better now.
 */
export async function sendRow<Request>(rowId: string, ports: SendPorts<Request>): Promise<'done' | 'stop'> {
  /** Stored before it is shown: what the customer has seen, a reload does not forget. */
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
  // The other way round: while it is being stored nobody may change the row any more.
  ports.show(rowId, { status: 'sending', attempt });
  await ports.keep(rowId, { status: 'sending', attempt });
  const outcome = await ports.place(attempt);

  switch (outcome.kind) {
    case 'placed':
      await write({ status: 'sent', order: outcome.order, total: ports.totalOf(attempt.request) });
      return 'done';
    case 'refused':
      // The first call of a repeated attempt may still be on its way: it is looked up before another key is taken.
      await write({ status: 'failed', failure: outcome.failure, attempt: isRepeated ? attempt : null });
      return 'done';
    case 'notPlaced':
      await write({ status: 'failed', failure: { kind: 'lost' }, attempt });
      return 'done';
    case 'notNow':
      await write(isRepeated ? before : { status: 'open' });
      return 'stop';
    case 'cannotCheck':
      await write({ status: 'unknown', attempt });
      return 'stop';
    case 'checkRefused':
      await write({ status: 'unknown', attempt, isCheckRefused: true });
      return 'done';
  }
}

/** Works through `ids`, `parallel` at a time, while `mayGoOn`. Resolves when nothing is on its way any more. */
export async function inParallel(
  ids: readonly string[],
  parallel: number,
  mayGoOn: () => boolean,
  work: (id: string) => Promise<void>,
): Promise<void> {
  const queue = [...ids];
  const worker = async () => {
    while (mayGoOn()) {
      const id = queue.shift();
      if (id === undefined) return;
      await work(id);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, ids.length) }, worker));
}
