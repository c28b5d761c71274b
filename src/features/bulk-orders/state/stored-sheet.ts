import { withoutEmpty } from '@/domain/bulk/edit-rows';
import { isBulkField, NO_VALUES, type BulkValues } from '@/domain/bulk/fields';
import type { BulkRow } from '@/domain/bulk/row';
import { afterReload, type SendState } from '@/domain/bulk/send-state';
import { occurrencesIn } from '@/domain/bulk/sent-sheets';
import { isRecord, isTime } from '@/domain/stored-values';
import { kstDate } from '@/domain/time/kst';
import type { BulkOrdersState, ShelvedSheet, StoredSheet } from './bulk-orders-state';

const VERSION = 1;

export const isStoredSheet = (value: unknown): value is StoredSheet =>
  isRecord(value) &&
  value.version === VERSION &&
  ['rows', 'headers', 'prices'].every((name) => Array.isArray(value[name]));

export const isShelvedSheet = (value: unknown): value is ShelvedSheet =>
  isRecord(value) && isTime(value.at) && Number.isFinite(value.left) && isStoredSheet(value.sheet);

/** Drops damaged rows and keeps the others. */
const isRow = (value: unknown): boolean => isRecord(value) && typeof value.id === 'string' && isRecord(value.values);

const isSend = (value: unknown): value is SendState => isRecord(value) && typeof value.status === 'string';

/** All of today's fields, because an older version may have stored others. */
const readValues = (values: BulkValues): BulkValues => ({
  ...NO_VALUES,
  ...Object.fromEntries(Object.entries(values).filter(([field]) => isBulkField(field))),
});

export const toStoredSheet = ({
  history,
  headers,
  orderType,
  prices,
  occurrences,
  sending,
}: BulkOrdersState): StoredSheet => ({
  version: VERSION,
  rows: history.rows.map(({ send: _send, ...row }) => row),
  headers,
  orderType,
  prices: [...prices],
  occurrences,
  isSending: sending.status === 'running' || (sending.status === 'paused' && sending.reason !== 'asked'),
});

/** The state of a stored sheet. `sends`: the stored send states by row. Null if no row can be read. */
export function fromStoredSheet(
  sheet: StoredSheet,
  sends: ReadonlyMap<string, unknown>,
): Pick<BulkOrdersState, 'step' | 'history' | 'headers' | 'orderType' | 'prices' | 'occurrences' | 'sending'> | null {
  const validRows = sheet.rows.filter(isRow);
  if (validRows.length === 0) return null;
  const rows = validRows.map((row): BulkRow => {
    const send = sends.get(row.id);
    return { ...row, values: readValues(row.values), send: isSend(send) ? afterReload(send) : { status: 'open' } };
  });
  const wasSending = sheet.isSending === true || rows.some(({ send }) => send.status === 'unknown');
  return {
    step: 'sheet',
    history: { rows, past: [], future: [] },
    headers: sheet.headers,
    orderType: sheet.orderType,
    prices: new Map(sheet.prices.filter((price) => Array.isArray(price))),
    occurrences: occurrencesIn(sheet),
    sending: wasSending && unsentIn(rows) > 0 ? { status: 'paused', reason: 'reloaded' } : { status: 'idle' },
  };
}

/** The number of rows that are no orders yet. */
export const unsentIn = (rows: readonly BulkRow[]) =>
  withoutEmpty(rows).filter(({ send }) => send.status !== 'sent').length;

/** The shelf with the open sheet. A sheet without any entry is not kept. */
export function withShelved(shelf: readonly ShelvedSheet[], state: BulkOrdersState, at: number) {
  const { rows } = state.history;
  if (state.step !== 'sheet' || withoutEmpty(rows).length === 0) return shelf;
  return [...shelf, { at, left: unsentIn(rows), sheet: toStoredSheet(state) }];
}

/** Sent sheets leave the shelf the next day: their orders are in the order list. */
export const currentShelf = (shelf: readonly ShelvedSheet[], now: number) =>
  shelf.filter(({ at, left }) => left > 0 || kstDate(at) === kstDate(now));
