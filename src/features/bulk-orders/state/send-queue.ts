import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import {
  checkOrder,
  isPriceChanged,
  isRefusedForGood,
  mayExist,
  type Outcome,
  type PlacedOrder,
  placeOnce,
} from '@/api/order/order-placement';
import { ESTIMATE, estimateQuery, orderQueries } from '@/api/order/order-queries';
import type { OrderRequest } from '@/api/order/order-requests';
import { ApiError } from '@/domain/api-error';
import type { BulkPay } from '@/domain/bulk/read-value';
import { isLocked } from '@/domain/bulk/send-state';
import { type PlaceOutcome, type PriceCheckResult, type SendPorts, sendRow } from '@/domain/bulk/sender';
import { runInParallel } from '@/domain/run-in-parallel';
import type { OrderDraft } from '@/domain/order/draft';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import { toOrderRequest } from '@/domain/order/order-request';
import { requiredReceipt } from '@/domain/payment/cash-receipt';
import { serverNow } from '@/domain/time/clock';
import { recordUse } from '@/lib/storage/last-use';
import { failureText } from '@/ui/kit/form/form-failure';
import { type BulkOrdersStore, type PauseReason, type RowSend, sendOf } from './bulk-orders-state';
import { PARALLEL } from './pricing';
import { canBeSent } from './row-counts';
import type { RowReader, RowView } from './row-views';

const TOO_MANY_REQUESTS = 429;

const sentOrder = ({ id, orderNo = '', organizationId = '' }: PlacedOrder) => ({ id, orderNo, organizationId });

/** The fields that the payment step adds to a normal order. */
const paymentFields = (pay: BulkPay, { orderType }: OrderDraft, total: number) => ({
  pay: pay === 'onArrival' ? ('cash' as const) : pay,
  payer: pay === 'onArrival' ? ('CashOnArrival' as const) : null,
  coupon: null,
  cashReceipt: pay === 'cash' ? requiredReceipt(orderType, total) : null,
});

/** Converts the result of a request for the sender. */
function readOutcome(outcome: Outcome, i18n: I18n): PlaceOutcome {
  if (outcome.kind === 'placed') return { kind: 'placed', order: sentOrder(outcome.order) };
  if (outcome.kind === 'notPlaced') return outcome;
  if (outcome.kind === 'cannotCheck') return { kind: isRefusedForGood(outcome.error) ? 'checkRefused' : 'cannotCheck' };
  const { error } = outcome;
  if (error.isSessionOver || error.status === TOO_MANY_REQUESTS) return { kind: 'notNow' };
  return isPriceChanged(error)
    ? { kind: 'refused', failure: { kind: 'priceChanged' } }
    : { kind: 'refused', failure: { kind: 'refused', text: failureText(error, i18n) }, mayArrive: mayExist(error) };
}

const MAX_CONTEXT_AGE_MS = 30_000;

type SendQueueOptions = {
  store: BulkOrdersStore;
  readRows: RowReader;
  client: QueryClient;
  i18n: I18n;
  /** Resolves when the state is stored. */
  writeSend: (rowId: string, send: RowSend) => Promise<void>;
  /** Resolves when the rows are stored: a key without its row would be lost. */
  flush: () => Promise<void>;
  /** Resolves when the rows are compared with the orders of the last day. */
  loadRecent: () => Promise<void>;
  /** Whether the browser still has the session of the sheet's owner. */
  confirmIdentity: () => Promise<boolean>;
  /** Called when a run has ended. */
  onEnd: () => void;
};

/** Sends the sheet, three rows at a time. */
export function createSendQueue({
  store,
  readRows,
  client,
  i18n,
  writeSend,
  flush,
  loadRecent,
  confirmIdentity,
  onEnd,
}: SendQueueOptions) {
  let running: Promise<void> | null = null;
  let mayContinue = false;
  /** Why the last row ended the run. */
  let stopped: 'busy' | 'unreachable' | null = null;
  let isPausedByUser = false;
  let isClosed = false;
  /** Prices of the rows that the customer agreed to send. */
  let agreed = new Map<string, number | null>();

  const priceOf = ({ price }: RowView) => (price?.status === 'priced' ? price.total : null);

  /** A row that was corrected or has another price since needs a new agreement; a locked one repeats its request. */
  const mayBeSent = (view: RowView) =>
    canBeSent(view) && (isLocked(view.row.send) || agreed.get(view.row.id) === priceOf(view));

  /** The row with its price, if it can be sent now. */
  function readyRow(rowId: string) {
    const view = readRows(store.get()).find(({ row }) => row.id === rowId);
    if (!view || !mayBeSent(view) || !view.check.order || view.price?.status !== 'priced') return null;
    return { ...view.check.order, total: view.price.total };
  }

  function orderOf(rowId: string): OrderRequest | null {
    // Updates the clock: a pickup time that was far enough ahead may be too soon now.
    const { context } = store.get();
    const now = serverNow();
    if (context && now - context.now > MAX_CONTEXT_AGE_MS) store.set(() => ({ context: { ...context, now } }));
    const row = readyRow(rowId);
    if (!row) return null;
    const { draft, pay, total } = row;
    const priced = { ...draft, calculationPrice: { ...draft.calculationPrice, total } };
    return toOrderRequest(priced, paymentFields(pay, draft, total), null);
  }

  function noteBusy(error: unknown) {
    if (error instanceof ApiError && error.status === TOO_MANY_REQUESTS) stopped = 'busy';
  }

  function read(outcome: Outcome): PlaceOutcome {
    if ('error' in outcome) noteBusy(outcome.error);
    return readOutcome(outcome, i18n);
  }

  /** Checks that the provider's price is still the one that the customer saw. */
  async function agree(rowId: string): Promise<PriceCheckResult> {
    const row = readyRow(rowId);
    if (!row) return { kind: 'notNow' };
    try {
      const { total } = await client.query(estimateQuery(toEstimateRequest(row.draft)));
      return total === row.total ? { kind: 'agreed' } : { kind: 'failed', failure: { kind: 'priceChanged' } };
    } catch (error) {
      noteBusy(error);
      return error instanceof ApiError && error.isFinal
        ? { kind: 'failed', failure: { kind: 'refused', text: failureText(error, i18n) } }
        : { kind: 'notNow' };
    }
  }

  const hasPriceChanged = (send: RowSend) => send.status === 'failed' && send.failure.kind === 'priceChanged';

  const ports: SendPorts<OrderRequest> = {
    newKey: () => crypto.randomUUID(),
    read: (rowId) => {
      const row = store.get().history.rows.find(({ id }) => id === rowId);
      return row ? sendOf(row) : { status: 'open' };
    },
    keep: async (rowId, send) => {
      await writeSend(rowId, send);
      // Sending counts as use, so a long run on a shared device does not end in a sign-out.
      recordUse();
      if (hasPriceChanged(send)) await client.invalidateQueries({ queryKey: [ESTIMATE] });
    },
    show: (rowId, send) => {
      if (send.status === 'failed') agreed.delete(rowId);
      store.set(({ history, prices }) => ({
        history: { ...history, rows: history.rows.map((row) => (row.id === rowId ? { ...row, send } : row)) },
        // Removes the old price, so that the new one is fetched and the customer sees it before sending.
        ...(hasPriceChanged(send) ? { prices: new Map([...prices].filter(([id]) => id !== rowId)) } : {}),
      }));
    },
    orderOf,
    agree,
    place: async ({ key, request }) =>
      (await confirmIdentity()) ? read(await placeOnce(request, key)) : { kind: 'notNow' },
    check: async (key) => read(await checkOrder(key)),
    totalOf: ({ calculationPrice }) => calculationPrice.total,
  };

  async function work(rowId: string) {
    if ((await sendRow(rowId, ports)) === 'stop') {
      stopped ??= 'unreachable';
      mayContinue = false;
    }
  }

  const mustPause = () => !mayContinue || !onlineManager.isOnline();

  function pauseReason(): PauseReason {
    // Comes first: a run paused for being offline resumes automatically, one that the customer paused must not.
    if (isPausedByUser) return 'asked';
    if (isClosed) return 'reloaded';
    if (!onlineManager.isOnline()) return 'offline';
    return stopped ?? 'asked';
  }

  async function run() {
    mayContinue = true;
    stopped = null;
    isPausedByUser = false;
    store.set(() => ({ sending: { status: 'running', isPausing: false } }));
    await flush();
    // The customer may have placed the same orders elsewhere since the sheet was opened.
    await loadRecent();
    const ids = readRows(store.get())
      .filter(mayBeSent)
      .map(({ row }) => row.id);
    await runInParallel(ids, PARALLEL, () => !mustPause(), work);
    const isPaused = mustPause() && readRows(store.get()).some(mayBeSent);
    store.set(() => ({ sending: isPaused ? { status: 'paused', reason: pauseReason() } : { status: 'idle' } }));
    onEnd();
    void client.invalidateQueries({ queryKey: orderQueries.all() });
  }

  const resume = () => {
    running ??= run().finally(() => {
      running = null;
    });
  };

  const unsubscribe = onlineManager.subscribe((isOnline) => {
    const { sending } = store.get();
    if (isOnline && sending.status === 'paused' && sending.reason === 'offline') resume();
  });

  return {
    start: () => {
      if (running) return;
      agreed = new Map(
        readRows(store.get()).flatMap((view) => (canBeSent(view) ? [[view.row.id, priceOf(view)]] : [])),
      );
      resume();
    },
    /** Unlocks a row after the customer confirmed that no order was created. */
    dropAttempt: async (rowId: string) => {
      if (running) return;
      await ports.keep(rowId, { status: 'open' });
      ports.show(rowId, { status: 'open' });
    },
    pause: () => {
      if (!running) return;
      isPausedByUser = true;
      mayContinue = false;
      store.set(() => ({ sending: { status: 'running', isPausing: true } }));
    },
    /** Sends no further rows; resolves when the running requests have ended. */
    close: async () => {
      unsubscribe();
      isClosed = true;
      mayContinue = false;
      await running;
    },
  };
}
