import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { CheckContext } from '@/domain/bulk/cell-problems';
import { MAX_BULK_ROWS, type BulkValues } from '@/domain/bulk/fields';
import type { BulkField } from '@/domain/bulk/fields';
import { changed, historyOf, redo, undo } from '@/domain/bulk/history';
import { assign, hasHeader, mapRows, matchColumns, signatureOf, type Cells } from '@/domain/bulk/mapping';
import { recentDeliveries } from '@/domain/bulk/repeats';
import { newRow, type BulkRow } from '@/domain/bulk/row';
import { isLocked } from '@/domain/bulk/send-state';
import { serverNow } from '@/domain/time/clock';
import type { BulkKind } from '@/domain/order/kinds';
import { createDeskStore, EMPTY_DESK } from './bulk-orders-state';
import { createDispatch } from './send-queue';
import { createKeeper } from './persistence';
import { createPricer } from './pricing';
import { recentOrders } from './recent-orders';
import { createResolver } from './address-lookup';
import { createRowReader } from './row-views';

/** What a new sheet takes over: the vehicles, the kind of order, and the addresses that are known. */
const { context: _context, orderType: _orderType, found: _found, recent: _recent, ...EMPTY_DESK_PARTS } = EMPTY_DESK;
const newId = () => crypto.randomUUID();

type DeskOptions = {
  userId: string;
  organizationId: string;
  client: QueryClient;
  i18n: I18n;
  confirmIdentity: () => Promise<boolean>;
};

/** Everything that happens to a sheet. The screens read `store` and call these. */
export function createDesk({ userId, organizationId, client, i18n, confirmIdentity }: DeskOptions) {
  const store = createDeskStore();
  const keeper = createKeeper(userId, organizationId);
  const readRows = createRowReader();
  const resolver = createResolver(store, client);
  const pricer = createPricer(store, readRows, client, i18n);
  const dispatch = createDispatch({
    store,
    readRows,
    client,
    i18n,
    writeSend: keeper.writeSend,
    flush: () => keeper.save(store),
    confirmIdentity,
  });

  const unsubscribe = store.subscribe(() => {
    const { phase } = store.get();
    if (phase !== 'sheet') return;
    keeper.saveSoon(store);
    resolver.look();
    pricer.look();
  });

  const edit = (change: (rows: readonly BulkRow[]) => readonly BulkRow[]) =>
    store.set(({ history }) => {
      const next = change(history.rows);
      return next === history.rows ? {} : { history: changed(history, next) };
    });

  /** An order of the last day, made here or elsewhere, may be the same delivery. */
  const lookForRecent = async () => {
    const now = serverNow();
    const orders = await recentOrders(client, now);
    store.set(() => ({ recent: recentDeliveries(orders, now) }));
  };

  const open = (rows: readonly BulkRow[], headers: readonly string[]) => {
    store.set(() => ({ ...EMPTY_DESK_PARTS, phase: 'sheet', history: historyOf(rows), headers, incoming: null }));
    void lookForRecent();
  };

  return {
    store,
    readRows,
    keeper,
    load: async () => {
      const kept = await keeper.load();
      store.set(({ orderType }) => ({
        ...(kept ?? { phase: 'in' }),
        ...(kept && kept.orderType !== orderType ? { context: null } : {}),
      }));
      // Rows that may be there already are not held against themselves.
      if (kept && !kept.history?.rows.some(({ send }) => isLocked(send))) void lookForRecent();
    },
    /** What belongs to the other kind of order comes too late. */
    setContext: (context: CheckContext) =>
      store.set(({ orderType }) => (context.orderType === orderType ? { context } : {})),
    /** Until the vehicles of the new kind are there, no row is an order. */
    setOrderType: (orderType: BulkKind) =>
      store.set((state) => (state.orderType === orderType ? {} : { orderType, context: null })),

    receive: async (name: string, cells: Cells) => {
      const isNamed = hasHeader(cells);
      const [first = []] = cells;
      const headers = isNamed ? first : first.map(() => '');
      const rows = isNamed ? cells.slice(1) : cells;
      const remembered = isNamed ? await keeper.mappingOf(signatureOf(headers), headers.length) : null;
      store.set(() => ({
        phase: 'match',
        incoming: {
          name,
          headers,
          rows: rows.slice(0, MAX_BULK_ROWS),
          mapping: remembered ?? matchColumns(headers, rows),
          leftOut: Math.max(0, rows.length - MAX_BULK_ROWS),
          isRemembered: remembered !== null,
        },
      }));
    },
    setColumn: (column: number, field: BulkField | null) =>
      store.set(({ incoming }) => ({
        incoming: incoming && { ...incoming, mapping: assign(incoming.mapping, column, field), isRemembered: false },
      })),
    refuse: () => store.set(() => ({ phase: 'in', incoming: null })),
    accept: () => {
      const { incoming } = store.get();
      if (!incoming) return;
      const { headers, rows, mapping } = incoming;
      if (headers.some((header) => header !== '')) void keeper.keepMapping(signatureOf(headers), mapping);
      open(
        mapRows(rows, mapping, serverNow()).map(({ values, extra }) => newRow(newId(), values, extra)),
        headers.filter((_, column) => mapping[column] === null),
      );
    },
    openBlank: (values: readonly BulkValues[]) =>
      open(
        values.map((row) => newRow(newId(), row)),
        [],
      ),
    addRows: (values: readonly BulkValues[]) =>
      edit((rows) => [...rows, ...values.map((row) => newRow(newId(), row))].slice(0, MAX_BULK_ROWS)),

    edit,
    undo: () => store.set(({ history }) => ({ history: undo(history) })),
    redo: () => store.set(({ history }) => ({ history: redo(history) })),
    retryAddresses: resolver.retry,
    startPricing: pricer.start,
    stopPricing: pricer.stop,
    send: dispatch.start,
    pause: dispatch.pause,
    dropAttempt: dispatch.dropAttempt,
    startOver: async () => {
      await keeper.drop();
      store.set(() => ({ ...EMPTY_DESK_PARTS, phase: 'in' }));
    },
    save: () => keeper.save(store),
    close: async () => {
      pricer.close();
      await Promise.all([dispatch.close(), keeper.save(store)]);
      unsubscribe();
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
