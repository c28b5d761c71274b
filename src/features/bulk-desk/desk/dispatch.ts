import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ApiError } from '@/api/client/api-error';
import { checkOrder, placeOnce } from '@/api/order/order-placement';
import { estimateQuery, orderQueries } from '@/api/order/order-queries';
import type { OrderRequest } from '@/api/order/order-requests';
import { inParallel, sendRow, type Prepared, type SendPorts } from '@/domain/bulk/sender';
import type { OrderDraft } from '@/domain/order-draft';
import { toEstimateRequest, toOrderRequest } from '@/domain/order-request';
import type { DeskStore, PauseReason, RowSend } from './desk-state';
import { PARALLEL } from './pricer';
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
};

/** Sends the sheet, three rows at a time. */
export function createDispatch({ store, readRows, client, i18n, writeSend, flush }: Dispatch) {
  let running: Promise<void> | null = null;
  let mayGoOn = false;
  let hasStopped = false;

  /** The price that was agreed to must still be the provider's. */
  async function priceAgain(draft: OrderDraft, agreed: number): Promise<Prepared<OrderRequest> | number> {
    try {
      const { total } = await client.query(estimateQuery(toEstimateRequest(draft)));
      if (total === agreed) return total;
      return { kind: 'failed', failure: { kind: 'priceChanged' } };
    } catch (error) {
      const isRefused = error instanceof Error && 'isRefused' in error && error.isRefused === true;
      return isRefused
        ? { kind: 'failed', failure: { kind: 'refused', text: wordsOf(error as ApiError, i18n) } }
        : { kind: 'notNow' };
    }
  }

  async function prepare(rowId: string): Promise<Prepared<OrderRequest>> {
    // A time that was far enough ahead may have come nearer.
    const { context } = store.get();
    const now = Date.now();
    if (context && now - context.now > CLOCK_MS) store.set(() => ({ context: { ...context, now } }));
    const view = readRows(store.get()).find(({ row }) => row.id === rowId);
    if (!view?.check.order || view.price?.status !== 'priced') return { kind: 'skip' };
    const { draft, pay } = view.check.order;
    const total = await priceAgain(draft, view.price.total);
    if (typeof total !== 'number') return total;
    const request = toOrderRequest(
      { ...draft, calculationPrice: { ...draft.calculationPrice, total } },
      paymentOf(pay),
      null,
    );
    return { kind: 'ready', request };
  }

  const ports: SendPorts<OrderRequest> = {
    newKey: () => crypto.randomUUID(),
    read: (rowId) => {
      const row = store.get().history.rows.find(({ id }) => id === rowId);
      return (row?.send ?? { status: 'open' }) as RowSend; // what this desk stored
    },
    write: async (rowId, send) => {
      await writeSend(rowId, send);
      const isPriceOver = send.status === 'failed' && send.failure.kind === 'priceChanged';
      if (isPriceOver) await client.invalidateQueries({ queryKey: ['estimate'] });
      store.set(({ history, prices }) => ({
        history: { ...history, rows: history.rows.map((row) => (row.id === rowId ? { ...row, send } : row)) },
        // Asked again, so that the customer sees the new one before sending.
        ...(isPriceOver ? { prices: new Map([...prices].filter(([id]) => id !== rowId)) } : {}),
      }));
    },
    prepare,
    place: async ({ key, request }) => readOutcome(await placeOnce(request, key), i18n),
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
    if (!onlineManager.isOnline()) return 'offline';
    return hasStopped ? 'unreachable' : 'asked';
  }

  async function run() {
    mayGoOn = true;
    hasStopped = false;
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
    pause: () => {
      if (!running) return;
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
