import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { orderQueries } from '@/api/order/order-queries';
import { MAX_PAGE_SIZE } from '@/config/limits';
import type { CheckContext } from '@/domain/bulk/cell-problems';
import { type BulkValues, type ColumnField, MAX_BULK_ROWS, REQUIRED_FIELDS } from '@/domain/bulk/fields';
import { changed, historyOf, redo, undo } from '@/domain/bulk/history';
import {
  assign,
  type Cells,
  isDayUnclear,
  isKept,
  isTotals,
  mapRows,
  matchColumns,
  signatureOf,
  withDate,
} from '@/domain/bulk/mapping';
import { isOfLastDay, recentDeliveries, type RecentOrder } from '@/domain/bulk/repeats';
import { type BulkRow, newRow } from '@/domain/bulk/row';
import { mayBeOrder } from '@/domain/bulk/send-state';
import { fingerprintOf, moveTimes, withSheet } from '@/domain/bulk/sent-sheets';
import { findHead } from '@/domain/bulk/sheet-head';
import { type BulkTemplate, occurrenceOf } from '@/domain/bulk/sheet-template';
import type { BulkKind } from '@/domain/order/kinds';
import { serverNow } from '@/domain/time/clock';
import { kstDate } from '@/domain/time/kst';
import { notify } from '@/ui/kit/feedback/notify';
import { createAddressLookup } from './address-lookup';
import { createBulkOrdersStore, EMPTY_BULK_ORDERS, type ShelvedSheet } from './bulk-orders-state';
import { createPersistence } from './persistence';
import { createPricing } from './pricing';
import { canBeSent } from './row-counts';
import { createRowReader } from './row-views';
import { createSendQueue } from './send-queue';
import { currentShelf, withShelved } from './stored-sheet';

/**
 * Loads the customer's orders of the 24 hours before `now` (epoch ms), newest first. If a request fails, it returns the
 * orders that loaded before it.
 */
async function recentOrders(client: QueryClient, now: number) {
  const orders = new Map<string, RecentOrder>();
  const found = (isComplete: boolean) => ({ orders: [...orders.values()], isComplete });
  try {
    for (let pageIndex = 0; ; pageIndex += 1) {
      const { items, total } = await client.query({
        ...orderQueries.page({ pageIndex, pageSize: MAX_PAGE_SIZE }),
        // An order of a minute ago counts too.
        staleTime: 0,
        // A retry would wait for the connection, and the run with it.
        retry: false,
      });
      const before = orders.size;
      for (const order of items) orders.set(order.id, order);
      // Some providers answer with the last page again when there are no more: without this, the loop would never end.
      const isLast = orders.size === before || orders.size >= total;
      if (isLast || items.some((order) => !isOfLastDay(order, now))) return found(true);
    }
  } catch {
    return found(false);
  }
}

/** The state of a new sheet. What does not belong to one sheet carries over. */
const {
  context: _context,
  orderType: _orderType,
  found: _found,
  recent: _recent,
  shelf: _shelf,
  templates: _templates,
  sentSheets: _sentSheets,
  ...EMPTY_SHEET_STATE
} = EMPTY_BULK_ORDERS;
const newId = () => crypto.randomUUID();

type BulkOrdersOptions = {
  userId: string;
  organizationId: string;
  client: QueryClient;
  i18n: I18n;
  confirmIdentity: () => Promise<boolean>;
};

/** All actions on a sheet. The components read `store` and call these. */
export function createBulkOrders({ userId, organizationId, client, i18n, confirmIdentity }: BulkOrdersOptions) {
  const store = createBulkOrdersStore();
  const persistence = createPersistence(userId, organizationId);
  const readRows = createRowReader();
  const addressLookup = createAddressLookup(store, client);
  const pricing = createPricing(store, readRows, client, i18n);
  const sendQueue = createSendQueue({
    store,
    readRows,
    client,
    i18n,
    writeSend: persistence.writeSend,
    flush: () => persistence.save(store),
    loadRecent: () => loadRecent(),
    confirmIdentity,
    onEnd: () => void rememberSent(),
  });

  const unsubscribe = store.subscribe(() => {
    if (store.get().step !== 'sheet') return;
    persistence.saveSoon(store);
    addressLookup.lookUpNew();
    pricing.resume();
  });

  const edit = (change: (rows: readonly BulkRow[]) => readonly BulkRow[]) =>
    store.set(({ history }) => {
      const next = change(history.rows);
      // The order dialog must not open by itself while the customer is still correcting rows.
      return next === history.rows ? {} : { history: changed(history, next), incoming: null, asksWhenReady: false };
    });

  const fingerprint = () => fingerprintOf(store.get().history.rows.map(({ values }) => values));

  /** Remembers the sheet, so that it is recognised when it comes again. */
  async function rememberSent() {
    const { history, occurrences } = store.get();
    const count = history.rows.filter(({ send }) => send.status === 'sent').length;
    if (count === 0) return;
    const sheet = { fingerprint: fingerprint(), at: serverNow(), count, occurrences };
    store.set(({ sentSheets }) => ({ sentSheets: withSheet(sentSheets, sheet) }));
    await persistence.writeSentSheets(store.get().sentSheets);
  }

  /** Finds out when the open sheet was sent before. One that is being sent would find itself. */
  function recognise() {
    const { history, sentSheets } = store.get();
    if (history.rows.some(({ send }) => send.status !== 'open')) return;
    const name = fingerprint();
    store.set(() => ({ known: sentSheets.find((sheet) => sheet.fingerprint === name) ?? null }));
  }

  /** Loads the orders of the last day, because a row may duplicate one of them. */
  const loadRecent = async () => {
    const now = serverNow();
    const { orders, isComplete } = await recentOrders(client, now);
    store.set(({ history, recent }) => {
      // The sheet's own orders are no duplicates of its other rows.
      const own = new Set(history.rows.flatMap(({ send }) => (send.status === 'sent' ? [send.order.id] : [])));
      const loaded = recentDeliveries(
        orders.filter(({ id }) => !own.has(id)),
        now,
      );
      // What an earlier load found still holds if this one broke off.
      return { recent: isComplete ? loaded : new Map([...recent, ...loaded]) };
    });
  };

  const open = (rows: readonly BulkRow[], headers: readonly string[], occurrences: readonly string[] = []) => {
    store.set(({ incoming }) => ({
      ...EMPTY_SHEET_STATE,
      step: 'sheet',
      sheetId: newId(),
      history: historyOf(rows),
      headers,
      incoming,
      occurrences,
    }));
    recognise();
    void loadRecent();
  };

  function openBlank(values: readonly BulkValues[], occurrences: readonly string[] = []) {
    store.set(() => ({ incoming: null }));
    open(
      values.map((row) => newRow(newId(), row)),
      [],
      occurrences,
    );
  }

  function accept() {
    const { incoming } = store.get();
    if (!incoming) return;
    const { headers, rows, mapping, isConfirmed } = incoming;
    if (headers.some((header) => header !== '')) {
      void persistence.keepMapping(signatureOf(headers), { mapping, isConfirmed });
    }
    open(
      mapRows(rows, mapping, serverNow()).map(({ values, extra }) => newRow(newId(), values, extra)),
      headers.filter((_, column) => isKept(mapping[column] ?? null)),
    );
  }

  return {
    store,
    readRows,
    persistence,
    load: async () => {
      addressLookup.prepare();
      const { kept, shelf, templates, sentSheets } = await persistence.load();
      store.set(({ orderType }) => ({
        ...(kept ?? { step: 'import' }),
        ...(kept && kept.orderType !== orderType ? { context: null } : {}),
        shelf: currentShelf(shelf, serverNow()),
        templates,
        sentSheets,
      }));
      if (!kept) return;
      recognise();
      void loadRecent();
    },
    /** Ignores a context that was loaded for another kind of order. */
    setContext: (context: CheckContext) =>
      store.set(({ orderType }) => (context.orderType === orderType ? { context } : {})),
    /** Clears the context: rows become orders again when the vehicles of the new kind have loaded. */
    setOrderType: (orderType: BulkKind) =>
      store.set((state) => (state.orderType === orderType ? {} : { orderType, context: null })),

    receive: async (name: string, cells: Cells) => {
      const { headers: names, rows: filled, titles } = findHead(cells);
      const isNamed = names !== null;
      const headers = names ?? (cells[0] ?? []).map(() => '');
      const rows = filled.filter((row) => !isTotals(row));
      const remembered = isNamed ? await persistence.mappingOf(signatureOf(headers), headers.length) : null;
      // A slow file must not replace a sheet that the customer began meanwhile.
      if (store.get().step !== 'import') return;
      const matched = matchColumns(headers, rows);
      const isConfirmed = remembered?.isConfirmed === true;
      const mapping = isConfirmed ? remembered.mapping : withDate(remembered?.mapping ?? matched, matched);
      store.set(() => ({
        step: 'match',
        incoming: {
          name,
          headers,
          rows: rows.slice(0, MAX_BULK_ROWS),
          mapping,
          leftOut: Math.max(0, rows.length - MAX_BULK_ROWS),
          totals: filled.length - rows.length,
          titles,
          isRemembered: remembered !== null,
          isConfirmed,
        },
      }));
      // Named columns with all that an order needs are not worth a question; the sheet offers to match them again.
      const { incoming } = store.get();
      const isClear =
        isNamed &&
        incoming?.leftOut === 0 &&
        REQUIRED_FIELDS.every((one) => mapping.includes(one)) &&
        (isConfirmed || !isDayUnclear(headers, rows, mapping));
      if (isClear) accept();
    },
    setColumn: (column: number, field: ColumnField | null) =>
      store.set(({ incoming }) => ({
        incoming: incoming && { ...incoming, mapping: assign(incoming.mapping, column, field), isRemembered: false },
      })),
    refuse: () => store.set(() => ({ step: 'import', incoming: null })),
    /** Takes the columns as the dialog shows them. */
    accept: () => {
      store.set(({ incoming }) => ({ incoming: incoming && { ...incoming, isConfirmed: true } }));
      accept();
    },
    /** Returns to the column step; only for a sheet without later changes. */
    matchAgain: () => store.set(({ incoming }) => (incoming ? { step: 'match' } : {})),
    openBlank,
    /** Opens the rows of a template for one of its days. The open sheet goes to the shelf with all that was typed. */
    openDue: (values: readonly BulkValues[], occurrence: string) => {
      store.set((state) => ({ shelf: withShelved(state.shelf, state, serverNow()) }));
      // Written before the new sheet takes the place of the old one.
      void persistence.writeShelf(store.get().shelf);
      openBlank(values, [occurrence]);
    },
    /** Opens a sheet of the shelf. The open one takes its place there. */
    takeFromShelf: async (shelved: ShelvedSheet) => {
      const kept = await persistence.restore(shelved.sheet);
      // A run may have started meanwhile; its sheet stays open.
      if (!store.get().shelf.includes(shelved) || store.get().sending.status === 'running') return;
      const now = serverNow();
      // The sheet stays on the stored shelf until it is stored as the open one.
      void persistence.writeShelf(withShelved(store.get().shelf, store.get(), now));
      store.set((state) => ({
        ...EMPTY_SHEET_STATE,
        step: 'import',
        sheetId: newId(),
        ...kept,
        ...(kept && kept.orderType !== state.orderType ? { context: null } : {}),
        shelf: withShelved(state.shelf, state, now).filter((one) => one !== shelved),
      }));
      recognise();
      void loadRecent();
      await persistence.save(store);
      await persistence.writeShelf(store.get().shelf);
    },
    setTemplates: (templates: readonly BulkTemplate[]) => {
      store.set(() => ({ templates }));
      void persistence.keepTemplates(templates);
    },
    /** The open sheet is today's sheet of a template that was made from it. */
    markAsOpened: (templateId: string) =>
      store.set(({ occurrences }) => ({ occurrences: [...occurrences, occurrenceOf(templateId, serverNow())] })),
    /** Opens a new sheet with the same deliveries for today. Its rows are meant, although they repeat others. */
    sendAgain: async () => {
      const { history, headers, shelf } = store.get();
      if (history.rows.some(({ send }) => send.status !== 'sent')) return;
      const values = moveTimes(
        history.rows.map((row) => row.values),
        kstDate(serverNow()),
      );
      store.set(() => ({ incoming: null }));
      open(
        history.rows.map((row, index) => ({
          ...newRow(newId(), values[index] ?? row.values, row.extra),
          pickup: row.pickup,
          drop: row.drop,
          isRepeatMeant: true,
        })),
        headers,
      );
      store.set(() => ({ asksWhenReady: true }));
      await persistence.drop(shelf);
      await persistence.save(store);
    },
    stopAsking: () => store.set(({ asksWhenReady }) => (asksWhenReady ? { asksWhenReady: false } : {})),
    /**
     * The rows that are not sent become a sheet of their own. They keep their attempts, so that one whose outcome is
     * unknown is still looked up first.
     */
    keepUnsent: async () => {
      const { history } = store.get();
      const sent = history.rows.filter(({ send }) => send.status === 'sent').map(({ id }) => id);
      store.set(() => ({
        sheetId: newId(),
        history: historyOf(history.rows.filter(({ send }) => send.status !== 'sent')),
        // The imported cells still hold the sent rows.
        incoming: null,
        known: null,
      }));
      await persistence.save(store);
      await persistence.dropSends(sent);
      await loadRecent();
    },
    addRows: (values: readonly BulkValues[]) =>
      edit((rows) => [...rows, ...values.map((row) => newRow(newId(), row))].slice(0, MAX_BULK_ROWS)),

    edit,
    undo: () => store.set(({ history }) => ({ history: undo(history) })),
    redo: () => store.set(({ history }) => ({ history: redo(history) })),
    retryAddresses: addressLookup.retry,
    retryPrices: pricing.retry,
    send: sendQueue.start,
    pause: sendQueue.pause,
    dropAttempt: sendQueue.dropAttempt,
    startOver: async () => {
      const state = store.get();
      const rows = state.history.rows.filter(({ send }) => mayBeOrder(send));
      // Without their keys, nothing could tell whether these rows are orders already.
      const shelf = withShelved(state.shelf, { ...state, history: historyOf(rows) }, serverNow());
      // A sheet that opens while the storage works stays open, and this one does not come onto the shelf.
      store.set(() => ({ ...EMPTY_SHEET_STATE, step: 'loading', incoming: null, shelf }));
      if (shelf !== state.shelf) await persistence.writeShelf(shelf);
      await persistence.drop(shelf);
      if (store.get().step === 'sheet') await persistence.save(store);
      // Not sooner, or a reload right after would show the sheet again.
      else store.set(() => ({ step: 'import' }));
    },
    save: () => persistence.save(store),
    close: async () => {
      pricing.close();
      const { sending } = store.get();
      const left = readRows(store.get()).filter(canBeSent).length;
      // A run that waits for the connection does not resume by itself once this page is left.
      const isUnderWay = sending.status === 'running' || (sending.status === 'paused' && sending.reason === 'offline');
      if (isUnderWay && left > 0) {
        void notify('info', i18n.t('paused.left', { ns: 'bulk', count: left }));
      }
      await Promise.all([sendQueue.close(), persistence.save(store)]);
      // With the results of the last requests.
      await persistence.save(store);
      unsubscribe();
    },
  };
}

export type BulkOrdersActions = ReturnType<typeof createBulkOrders>;
