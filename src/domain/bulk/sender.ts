import { isLocked, type Attempt, type SendFailure, type SendState, type SentOrder } from './send-state';

export type PlaceOutcome =
  | { kind: 'placed'; order: SentOrder }
  | { kind: 'refused'; failure: SendFailure }
  /** Nothing was created, and the row is not at fault: signed out, or too many at once. */
  | { kind: 'notNow' }
  | { kind: 'notPlaced' }
  | { kind: 'cannotCheck' };

export type Prepared<Request> =
  | { kind: 'ready'; request: Request }
  | { kind: 'failed'; failure: SendFailure }
  /** It has become no order since: it stays in the sheet, with what is wrong. */
  | { kind: 'skip' }
  | { kind: 'notNow' };

export type SendPorts<Request> = {
  newKey: () => string;
  read: (rowId: string) => SendState<Request>;
  /** Resolves when it is stored; what was on screen follows. */
  write: (rowId: string, state: SendState<Request>) => Promise<void>;
  /** The row as an order at a price that holds now. */
  prepare: (rowId: string) => Promise<Prepared<Request>>;
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

/**
 * Sends one row once. An attempt whose outcome nobody knows is looked up first; the same body goes with the same key, a
 * changed body with a new one. `stop`: the other rows would fare no better now.
 */
export async function sendRow<Request>(rowId: string, ports: SendPorts<Request>): Promise<'done' | 'stop'> {
  const before = ports.read(rowId);
  if (before.status === 'sent' || before.status === 'sending') return 'done';
  const open = openAttempt(before);

  if (open) {
    const found = await ports.check(open.key);
    if (found.kind === 'placed') {
      await ports.write(rowId, { status: 'sent', order: found.order, total: ports.totalOf(open.request) });
      return 'done';
    }
    if (found.kind !== 'notPlaced') return 'stop';
  }

  const prepared: Prepared<Request> =
    open && isLocked(before) ? { kind: 'ready', request: open.request } : await ports.prepare(rowId);
  if (prepared.kind === 'notNow') return 'stop';
  if (prepared.kind === 'skip') return 'done';
  if (prepared.kind === 'failed') {
    await ports.write(rowId, { status: 'failed', failure: prepared.failure, attempt: open });
    return 'done';
  }

  const isRepeated = open !== null && isSame(open.request, prepared.request);
  const attempt = isRepeated ? open : { key: ports.newKey(), request: prepared.request };
  await ports.write(rowId, { status: 'sending', attempt });
  const outcome = await ports.place(attempt);

  switch (outcome.kind) {
    case 'placed':
      await ports.write(rowId, { status: 'sent', order: outcome.order, total: ports.totalOf(attempt.request) });
      return 'done';
    case 'refused':
      // The first call of a repeated attempt may still be on its way: it is looked up before another key is taken.
      await ports.write(rowId, { status: 'failed', failure: outcome.failure, attempt: isRepeated ? attempt : null });
      return 'done';
    case 'notPlaced':
      await ports.write(rowId, { status: 'failed', failure: { kind: 'lost' }, attempt });
      return 'done';
    case 'notNow':
      await ports.write(rowId, isRepeated ? before : { status: 'open' });
      return 'stop';
    case 'cannotCheck':
      await ports.write(rowId, { status: 'unknown', attempt });
      return 'stop';
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
