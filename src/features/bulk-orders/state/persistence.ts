import { isBulkField, NO_VALUES, type BulkValues } from '@/domain/bulk/fields';
import { readMapping, type Mapping } from '@/domain/bulk/mapping';
import type { BulkRow } from '@/domain/bulk/row';
import { afterReload, type SendState } from '@/domain/bulk/send-state';
import { type SentSheet, withSheet } from '@/domain/bulk/sent-sheets';
import type { BulkTemplate } from '@/domain/bulk/sheet-template';
import type { BulkKind } from '@/domain/order/kinds';
import { openBulkRecords } from '@/lib/storage/bulk-records';
import type { BulkOrdersState, BulkOrdersStore, RowPrice, RowSend } from './bulk-orders-state';

const SAVE_DELAY_MS = 400;
const VERSION = 1;
const MAX_MAPPINGS = 20;
const SENT_SHEETS = 'sent-sheets';

type StoredSheet = {
  version: number;
  rows: readonly Omit<BulkRow, 'send'>[];
  headers: readonly string[];
  orderType: BulkKind;
  prices: readonly (readonly [string, RowPrice])[];
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSheet = (value: unknown): value is StoredSheet =>
  isObject(value) &&
  Reflect.get(value, 'version') === VERSION &&
  ['rows', 'headers', 'prices'].every((name) => Array.isArray(Reflect.get(value, name)));

/** Drops damaged rows and keeps the others. */
const isRow = (value: unknown): boolean =>
  isObject(value) && typeof Reflect.get(value, 'id') === 'string' && isObject(Reflect.get(value, 'values'));

const isSend = (value: unknown): value is SendState =>
  isObject(value) && typeof Reflect.get(value, 'status') === 'string';

const isSentSheet = (value: unknown): value is SentSheet =>
  isObject(value) &&
  typeof Reflect.get(value, 'fingerprint') === 'string' &&
  ['at', 'count'].every((name) => Number.isFinite(Reflect.get(value, name)));

/** All of today's fields, because an older version may have stored others. */
const readValues = (values: BulkValues): BulkValues => ({
  ...NO_VALUES,
  ...Object.fromEntries(Object.entries(values).filter(([field]) => isBulkField(field))),
});

/** Stores one customer's sheet in this browser. */
export function createPersistence(userId: string, organizationId: string) {
  const records = openBulkRecords(`${userId}/${organizationId}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved: BulkOrdersState | null = null;

  async function save(store: BulkOrdersStore) {
    clearTimeout(timer);
    timer = undefined;
    const state = store.get();
    const isSame =
      saved?.history.rows === state.history.rows &&
      saved.prices === state.prices &&
      saved.orderType === state.orderType &&
      saved.headers === state.headers;
    if (isSame || state.phase === 'loading') return;
    saved = state;
    const sheet: StoredSheet = {
      version: VERSION,
      rows: state.history.rows.map(({ send: _send, ...row }) => row),
      headers: state.headers,
      orderType: state.orderType,
      prices: [...state.prices],
    };
    await records.write('sheet', sheet);
  }

  async function sentSheets(): Promise<readonly SentSheet[]> {
    const stored = await records.read(SENT_SHEETS);
    return Array.isArray(stored) ? stored.filter(isSentSheet) : [];
  }

  return {
    isMemoryOnly: records.isMemoryOnly,
    load: async (): Promise<Partial<BulkOrdersState> | null> => {
      const [sheet, sends] = await Promise.all([records.read('sheet'), records.readAll('send/')]);
      if (!isSheet(sheet)) return null;
      const validRows = sheet.rows.filter(isRow);
      if (validRows.length === 0) return null;
      const rows = validRows.map((row): BulkRow => {
        const send = sends.get(row.id);
        return { ...row, values: readValues(row.values), send: isSend(send) ? afterReload(send) : { status: 'open' } };
      });
      const wasSending = rows.some(({ send }) => send.status === 'unknown');
      return {
        phase: 'sheet',
        history: { rows, past: [], future: [] },
        headers: sheet.headers,
        orderType: sheet.orderType,
        prices: new Map(sheet.prices.filter((price) => Array.isArray(price))),
        sending: wasSending ? { status: 'paused', reason: 'reloaded' } : { status: 'idle' },
      };
    },
    saveSoon: (store: BulkOrdersStore) => {
      timer ??= setTimeout(() => void save(store), SAVE_DELAY_MS);
    },
    save,
    writeSend: (rowId: string, send: RowSend) => records.write(`send/${rowId}`, send),
    /** Forgets rows that have left the sheet. */
    dropSends: (rowIds: readonly string[]) => records.remove(rowIds.map((rowId) => `send/${rowId}`)),
    sentSheets,
    rememberSent: async (sheet: SentSheet) => records.write(SENT_SHEETS, withSheet(await sentSheets(), sheet)),
    /** Deletes the sheet and its send states. */
    drop: async () => {
      clearTimeout(timer);
      timer = undefined;
      const sends = await records.readAll('send/');
      await records.remove(['sheet', ...[...sends.keys()].map((rowId) => `send/${rowId}`)]);
    },
    mappingOf: async (signature: string, width: number): Promise<Mapping | null> => {
      const all = await records.read('mappings');
      const known: unknown = all instanceof Map ? all.get(signature) : null;
      return readMapping(known, width);
    },
    keepMapping: async (signature: string, mapping: Mapping) => {
      const all = await records.read('mappings');
      const others = all instanceof Map ? [...all].filter(([known]) => known !== signature) : [];
      await records.write('mappings', new Map([...others.slice(1 - MAX_MAPPINGS), [signature, mapping]]));
    },
    templates: async (): Promise<readonly BulkTemplate[]> => {
      const stored = await records.read('templates');
      return Array.isArray(stored) ? (stored.filter(isObject) as BulkTemplate[]) : []; // written by keepTemplates
    },
    keepTemplates: (templates: readonly BulkTemplate[]) => records.write('templates', templates),
  };
}
