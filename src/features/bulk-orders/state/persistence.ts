import { readMapping, type Mapping } from '@/domain/bulk/mapping';
import type { SentSheet } from '@/domain/bulk/sent-sheets';
import type { BulkTemplate } from '@/domain/bulk/sheet-template';
import { openBulkRecords } from '@/lib/storage/bulk-records';
import type { BulkOrdersState, BulkOrdersStore, RowSend, ShelvedSheet, StoredSheet } from './bulk-orders-state';
import { fromStoredSheet, isShelvedSheet, isStoredSheet, toStoredSheet } from './stored-sheet';

const SAVE_DELAY_MS = 400;
const MAX_MAPPINGS = 20;
const SENT_SHEETS = 'sent-sheets';
const SHELF = 'shelf';
const SENDS = 'send/';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSentSheet = (value: unknown): value is SentSheet =>
  isObject(value) &&
  typeof Reflect.get(value, 'fingerprint') === 'string' &&
  ['at', 'count'].every((name) => Number.isFinite(Reflect.get(value, name)));

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
      saved.headers === state.headers &&
      saved.occurrence === state.occurrence;
    if (isSame || state.phase === 'loading') return;
    saved = state;
    await records.write('sheet', toStoredSheet(state));
  }

  const restore = async (sheet: StoredSheet) => fromStoredSheet(sheet, await records.readAll(SENDS));

  return {
    isMemoryOnly: records.isMemoryOnly,
    load: async () => {
      const sheet = await records.read('sheet');
      return isStoredSheet(sheet) ? restore(sheet) : null;
    },
    restore,
    shelf: async (): Promise<readonly ShelvedSheet[]> => {
      const stored = await records.read(SHELF);
      return Array.isArray(stored) ? stored.filter(isShelvedSheet) : [];
    },
    writeShelf: (shelf: readonly ShelvedSheet[]) => records.write(SHELF, shelf),
    saveSoon: (store: BulkOrdersStore) => {
      timer ??= setTimeout(() => void save(store), SAVE_DELAY_MS);
    },
    save,
    writeSend: (rowId: string, send: RowSend) => records.write(SENDS + rowId, send),
    /** Forgets rows that have left the sheet. */
    dropSends: (rowIds: readonly string[]) => records.remove(rowIds.map((rowId) => SENDS + rowId)),
    sentSheets: async (): Promise<readonly SentSheet[]> => {
      const stored = await records.read(SENT_SHEETS);
      return Array.isArray(stored) ? stored.filter(isSentSheet) : [];
    },
    writeSentSheets: (sheets: readonly SentSheet[]) => records.write(SENT_SHEETS, sheets),
    /** Deletes the open sheet and the send states that no sheet on the shelf needs. */
    drop: async (shelf: readonly ShelvedSheet[]) => {
      clearTimeout(timer);
      timer = undefined;
      const needed = new Set(shelf.flatMap(({ sheet }) => sheet.rows.map(({ id }) => id)));
      const sends = [...(await records.readAll(SENDS)).keys()].filter((rowId) => !needed.has(rowId));
      await records.remove(['sheet', ...sends.map((rowId) => SENDS + rowId)]);
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
