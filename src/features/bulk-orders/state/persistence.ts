import { readMapping, type Mapping } from '@/domain/bulk/mapping';
import type { SentSheet } from '@/domain/bulk/sent-sheets';
import { readStoredTemplates, type BulkTemplate } from '@/domain/bulk/sheet-template';
import { isRecord, isTime } from '@/domain/stored-values';
import { openBulkRecords } from '@/lib/storage/bulk-records';
import type { BulkOrdersState, BulkOrdersStore, RowSend, ShelvedSheet, StoredSheet } from './bulk-orders-state';
import { fromStoredSheet, isShelvedSheet, isStoredSheet, toStoredSheet } from './stored-sheet';

const SAVE_DELAY_MS = 400;
const MAX_MAPPINGS = 20;
const SENT_SHEETS = 'sent-sheets';
const SHELF = 'shelf';
const SENDS = 'send/';
/** Stored for a column that the customer chose not to use. Null: the customer has not been asked about the column. */
const UNUSED = 'unused';

/** `isConfirmed`: by the customer, not only matched without asking. */
type KnownMapping = { mapping: Mapping; isConfirmed: boolean };

const isSentSheet = (value: unknown): value is SentSheet =>
  isRecord(value) && typeof value.fingerprint === 'string' && isTime(value.at) && Number.isFinite(value.count);

/** The send states among the records, by row. */
const sendsOf = (records: ReadonlyMap<string, unknown>) =>
  new Map([...records].flatMap(([name, value]) => (name.startsWith(SENDS) ? [[name.slice(SENDS.length), value]] : [])));

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
      saved.occurrences === state.occurrences &&
      saved.sending === state.sending;
    if (isSame || state.step === 'loading') return;
    saved = state;
    await records.write('sheet', toStoredSheet(state));
  }

  return {
    isMemoryOnly: records.isMemoryOnly,
    /** Reads everything at once: rows whose send states fail to load would count as not sent. */
    load: async () => {
      const all = await records.readAll();
      const listOf = (name: string): readonly unknown[] => {
        const stored = all.get(name);
        return Array.isArray(stored) ? stored : [];
      };
      const sheet = all.get('sheet');
      return {
        kept: isStoredSheet(sheet) ? fromStoredSheet(sheet, sendsOf(all)) : null,
        shelf: listOf(SHELF).filter(isShelvedSheet),
        templates: readStoredTemplates(listOf('templates')),
        sentSheets: listOf(SENT_SHEETS).filter(isSentSheet),
      };
    },
    restore: async (sheet: StoredSheet) => fromStoredSheet(sheet, sendsOf(await records.readAll())),
    writeShelf: (shelf: readonly ShelvedSheet[]) => records.write(SHELF, shelf),
    saveSoon: (store: BulkOrdersStore) => {
      timer ??= setTimeout(() => void save(store), SAVE_DELAY_MS);
    },
    save,
    writeSend: (rowId: string, send: RowSend) => records.write(SENDS + rowId, send),
    /** Forgets rows that have left the sheet. */
    dropSends: (rowIds: readonly string[]) => records.remove(rowIds.map((rowId) => SENDS + rowId)),
    writeSentSheets: (sheets: readonly SentSheet[]) => records.write(SENT_SHEETS, sheets),
    /**
     * Deletes the stored sheet and the send states that no sheet on the shelf needs. A sheet that is open afterwards has
     * to be saved: it may have been stored meanwhile.
     */
    drop: async (shelf: readonly ShelvedSheet[]) => {
      clearTimeout(timer);
      timer = undefined;
      const needed = new Set(shelf.flatMap(({ sheet }) => sheet.rows.map(({ id }) => id)));
      const sends = [...sendsOf(await records.readAll()).keys()].filter((rowId) => !needed.has(rowId));
      saved = null;
      await records.remove(['sheet', ...sends.map((rowId) => SENDS + rowId)]);
    },
    mappingOf: async (signature: string, width: number): Promise<KnownMapping | null> => {
      const all = await records.read('mappings');
      const known: unknown = all instanceof Map ? all.get(signature) : null;
      const mapping = readMapping(known, width);
      return mapping && { mapping, isConfirmed: Array.isArray(known) && !known.includes(null) };
    },
    keepMapping: async (signature: string, { mapping, isConfirmed }: KnownMapping) => {
      const all = await records.read('mappings');
      const kept = isConfirmed ? mapping.map((field) => field ?? UNUSED) : mapping;
      const others = all instanceof Map ? [...all].filter(([known]) => known !== signature) : [];
      await records.write('mappings', new Map([...others.slice(1 - MAX_MAPPINGS), [signature, kept]]));
    },
    keepTemplates: (templates: readonly BulkTemplate[]) => records.write('templates', templates),
  };
}
