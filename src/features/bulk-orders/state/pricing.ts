import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { estimateQuery } from '@/api/order/order-queries';
import { isLost } from '@/domain/bulk/send-state';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import { runInParallel } from '@/domain/run-in-parallel';
import { failureText } from '@/ui/kit/form/form-failure';
import { createBatch } from './batch';
import type { BulkOrdersStore, RowPrice } from './bulk-orders-state';
import { priceKey, type RowReader, type RowView } from './row-views';

export const PARALLEL = 3;
/** Each update reads the whole sheet again. */
const BATCH_MS = 100;

const needsPrice = ({ row, status, price, check }: RowView) =>
  (status === 'ready' || (status === 'failed' && !isLost(row.send))) && check.order !== null && price === null;

/**
 * Fetches the price of every valid row without one, three at a time. Equal rows share one request through the query
 * cache.
 */
export function createPricing(store: BulkOrdersStore, readRows: RowReader, client: QueryClient, i18n: I18n) {
  let isRunning = false;
  let isOpen = true;
  const batch = createBatch<RowPrice>(BATCH_MS, (results) =>
    store.set(({ prices }) => ({ prices: new Map([...prices, ...results]) })),
  );

  async function priceRow(id: string) {
    const view = readRows(store.get()).find(({ row }) => row.id === id);
    if (!view?.check.order || !needsPrice(view)) return;
    const { draft } = view.check.order;
    const key = priceKey(draft);
    const price = await client.query(estimateQuery(toEstimateRequest(draft))).then(
      ({ total }): RowPrice => ({ status: 'priced', key, total }),
      (error: unknown): RowPrice => ({ status: 'failed', key, text: failureText(error, i18n) }),
    );
    batch.add(id, price);
  }

  const isOn = () => isOpen && store.get().step === 'sheet';

  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (let ids = rowsToPrice(); isOn() && ids.length > 0; ids = rowsToPrice()) {
      await runInParallel(ids, PARALLEL, isOn, priceRow);
      batch.flush();
    }
    isRunning = false;
  }

  const rowsToPrice = () =>
    readRows(store.get())
      .filter(needsPrice)
      .map(({ row }) => row.id);

  return {
    /** Prices the rows without a current price: new and edited ones. */
    resume: () => {
      if (isOn() && !isRunning && rowsToPrice().length > 0) void run();
    },
    /** Drops failed prices, so that they are fetched again. */
    retry: () =>
      store.set(({ prices }) => ({
        prices: new Map([...prices].filter(([, { status }]) => status === 'priced')),
      })),
    close: () => {
      batch.flush();
      isOpen = false;
    },
  };
}
