import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { checkOrder, placeOnce } from '@/api/order/order-placement';
import { estimateQuery, orderQueries } from '@/api/order/order-queries';
import type { OrderRequest } from '@/api/order/order-requests';
import { ApiError } from '@/domain/api-error';
import { inParallel, sendRow, type Agreed, type SendPorts } from '@/domain/bulk/sender';
import { serverNow } from '@/domain/time/clock';
import { toEstimateRequest, toOrderRequest } from '@/domain/order/request';
import type { DeskStore, PauseReason, RowSend } from './bulk-orders-state';
import { PARALLEL } from './pricing';
import { paymentOf, readOutcome, wordsOf } from './read-outcome';
import { canBeSent } from './row-counts';
import { type RowReader } from './row-views';

const CLOCK_MS = 30_000;

type Dispatch = {
  store: DeskStore;
  readRows: RowReader;
  client: QueryClient;
  i18n: I18n;
  /** Resolves when it is stored. */
  writeSend: (rowId: string, send: RowSend) => Promise<void>;
  /** Resolves when the rows themselves are stored: a key without its row would be lost. */
  flush: () => Promise<void>;
  /** Whether the browser still holds the session of this sheet's owner. */
  confirmIdentity: () => Promise<boolean>;
};

/** Sends the sheet, three rows at a time. */
export function createDispatch({ store, readRows, client, i18n, writeSend, flush, confirmIdentity }: Dispatch) {
  let running: Promise<void> | null = null;
  let mayGoOn = false;
  let hasStopped = false;
  let wasAsked = false;

  /** The row, if it may be sent as it is now. */
  function readyRow(rowId: string) {
    const view = readRows(store.get()).find(({ row }) => row.id === rowId);
    if (!view || !canBeSent(view) || !view.check.order || view.price?.status !== 'priced') return null;
    return { ...view.check.order, total: view.price.total };
  }

  function orderOf(rowId: string): OrderRequest | null {
    // A time that was far enough ahead may have come nearer.
    const { context } = store.get();
    const now = serverNow();
    if (context && now - context.now > CLOCK_MS) store.set(() => ({ context: { ...context, now } }));
    const row = readyRow(rowId);
    if (!row) return null;
    const { draft, pay, total } = row;
    return toOrderRequest({ ...draft, calculationPrice: { ...draft.calculationPrice, total } }, paymentOf(pay), null);
  }

  /** The price that was agreed to must still be the provider's. */
  async function agree(rowId: string): Promise<Agreed> {
    const row = readyRow(rowId);
    if (!row) return { kind: 'notNow' };
    try {
      const { total } = await client.query(estimateQuery(toEstimateRequest(row.draft)));
      return total === row.total ? { kind: 'agreed' } : { kind: 'failed', failure: { kind: 'priceChanged' } };
    } catch (error) {
      return error instanceof ApiError && error.isRefused
        ? { kind: 'failed', failure: { kind: 'refused', text: wordsOf(error, i18n) } }
        : { kind: 'notNow' };
    }
  }

  const isPriceOver = (send: RowSend) => send.status === 'failed' && send.failure.kind === 'priceChanged';

  const ports: SendPorts<OrderRequest> = {
    newKey: () => crypto.randomUUID(),
    read: (rowId) => {
      const row = store.get().history.rows.find(({ id }) => id === rowId);
      return (row?.send ?? { status: 'open' }) as RowSend; // what this desk stored
    },
    keep: async (rowId, send) => {
      await writeSend(rowId, send);
      if (isPriceOver(send)) await client.invalidateQueries({ queryKey: ['estimate'] });
    },
    show: (rowId, send) =>
      store.set(({ history, prices }) => ({
        history: { ...history, rows: history.rows.map((row) => (row.id === rowId ? { ...row, send } : row)) },
        // Asked again, so that the customer sees the new one before sending.
        ...(isPriceOver(send) ? { prices: new Map([...prices].filter(([id]) => id !== rowId)) } : {}),
      })),
    orderOf,
    agree,
    place: async ({ key, request }) =>
      (await confirmIdentity()) ? readOutcome(await placeOnce(request, key), i18n) : { kind: 'notNow' },
    check: async (key) => readOutcome(await checkOrder(key), i18n),
    totalOf: ({ calculationPrice }) => calculationPrice.total,
  };

  async function work(rowId: string) {
    if ((await sendRow(rowId, ports)) === 'stop') {
      hasStopped = true;
      mayGoOn = false;
    }
  }

  const isHeld = () => !mayGoOn || !onlineManager.isOnline();

  function pauseReason(): PauseReason {
    // First: a line that comes back goes on by itself, which a customer who has paused does not want.
    if (wasAsked) return 'asked';
    if (!onlineManager.isOnline()) return 'offline';
    return hasStopped ? 'unreachable' : 'asked';
  }

  async function run() {
    mayGoOn = true;
    hasStopped = false;
    wasAsked = false;
    store.set(() => ({ sending: { status: 'running', isPausing: false } }));
    await flush();
    const ids = readRows(store.get())
      .filter(canBeSent)
      .map(({ row }) => row.id);
    await inParallel(ids, PARALLEL, () => !isHeld(), work);
    const isPaused = isHeld();
    store.set(() => ({ sending: isPaused ? { status: 'paused', reason: pauseReason() } : { status: 'idle' } }));
    void client.invalidateQueries({ queryKey: orderQueries.all() });
  }

  const start = () => {
    running ??= run().finally(() => {
      running = null;
    });
  };

  const unsubscribe = onlineManager.subscribe((isOnline) => {
    const { sending } = store.get();
    if (isOnline && sending.status === 'paused' && sending.reason === 'offline') start();
  });

  return {
    start,
    /** Opens the row again, on the customer's word that it has not become an order. */
    dropAttempt: async (rowId: string) => {
      if (running) return;
      await ports.keep(rowId, { status: 'open' });
      ports.show(rowId, { status: 'open' });
    },
    pause: () => {
      if (!running) return;
      wasAsked = true;
      mayGoOn = false;
      store.set(() => ({ sending: { status: 'running', isPausing: true } }));
    },
    /** No new row; resolves when those on their way are settled. */
    close: async () => {
      unsubscribe();
      mayGoOn = false;
      await running;
    },
  };
}
