import type { OrderRequest } from '@/api/order/order-requests';
import type { CheckContext } from '@/domain/bulk/cell-problems';
import { historyOf, type History } from '@/domain/bulk/history';
import type { Cells, Mapping } from '@/domain/bulk/mapping';
import type { BulkRow } from '@/domain/bulk/row';
import type { Resolution } from '@/domain/bulk/resolve-address';
import type { SendState } from '@/domain/bulk/send-state';
import type { SentSheet, StoredOccurrences } from '@/domain/bulk/sent-sheets';
import type { BulkTemplate } from '@/domain/bulk/sheet-template';
import type { BulkKind } from '@/domain/order/kinds';
import { createObservable } from './observable';

export type RowSend = SendState<OrderRequest>;

/** Only the send queue writes send states, so every request in them is an order. */
export const sendOf = (row: BulkRow) => row.send as RowSend;

/** A row's price, or why it has none. `key` is the request it was for; another key means the row has changed. */
export type RowPrice =
  | { status: 'priced'; key: string; total: number }
  | { status: 'failed'; key: string; text: string };

/** An imported sheet before its columns are confirmed. */
type Incoming = {
  name: string;
  headers: readonly string[];
  rows: Cells;
  mapping: Mapping;
  /** Number of rows above the limit of one sheet. */
  leftOut: number;
  /** Number of rows with totals, which are left out. */
  totals: number;
  /** Number of rows above the names of the columns, which are left out. */
  titles: number;
  isRemembered: boolean;
  /** The customer has confirmed the columns, now or before. */
  isConfirmed: boolean;
};

export type PauseReason = 'asked' | 'offline' | 'busy' | 'unreachable' | 'reloaded';

/** A sheet as this browser stores it. The send states are records of their own. */
export type StoredSheet = {
  version: number;
  rows: readonly Omit<BulkRow, 'send'>[];
  headers: readonly string[];
  orderType: BulkKind;
  prices: readonly (readonly [string, RowPrice])[];
  /** A run was going that the customer has not paused. Sheets of earlier versions do not say so. */
  isSending?: boolean;
} & StoredOccurrences;

/** A sheet that made room for another. `at`: when (epoch ms). `left`: its rows without an order. */
export type ShelvedSheet = { at: number; left: number; sheet: StoredSheet };

export type BulkOrdersState = {
  step: 'loading' | 'import' | 'match' | 'sheet';
  /** Another one for each sheet that opens: the filters of one sheet must not hide the rows of the next. */
  sheetId: string;
  history: History;
  /** Names of the unmapped columns. */
  headers: readonly string[];
  orderType: BulkKind;
  /** Stays until the sheet is changed, so that its columns can be matched again. */
  incoming: Incoming | null;
  /** Lookup results by address text. */
  found: ReadonlyMap<string, Resolution>;
  /** Null until vehicles and opening hours have loaded. */
  context: CheckContext | null;
  /** Orders of the last day, by the key of `recentDeliveries`. */
  recent: ReadonlyMap<string, string>;
  prices: ReadonlyMap<string, RowPrice>;
  /** The days of templates that the sheet was opened for, or saved as. */
  occurrences: readonly string[];
  /** Unfinished sheets that made room for another. */
  shelf: readonly ShelvedSheet[];
  templates: readonly BulkTemplate[];
  sentSheets: readonly SentSheet[];
  /** The same sheet, when it was sent before. */
  known: SentSheet | null;
  /** The customer asked to send the sheet again: the question follows as soon as every row has a price. */
  asksWhenReady: boolean;
  sending: { status: 'idle' } | { status: 'running'; isPausing: boolean } | { status: 'paused'; reason: PauseReason };
};

export const EMPTY_BULK_ORDERS: BulkOrdersState = {
  step: 'loading',
  sheetId: '',
  history: historyOf([]),
  headers: [],
  orderType: 'Quick',
  incoming: null,
  found: new Map(),
  context: null,
  recent: new Map(),
  prices: new Map(),
  occurrences: [],
  shelf: [],
  templates: [],
  sentSheets: [],
  known: null,
  asksWhenReady: false,
  sending: { status: 'idle' },
};

export type BulkOrdersStore = {
  get: () => BulkOrdersState;
  set: (update: (state: BulkOrdersState) => Partial<BulkOrdersState>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createBulkOrdersStore(): BulkOrdersStore {
  const { get, set, subscribe } = createObservable(EMPTY_BULK_ORDERS);
  return { get, set: (update) => set({ ...get(), ...update(get()) }), subscribe };
}
