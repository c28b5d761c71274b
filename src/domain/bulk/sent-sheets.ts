import { plainText } from '../text/plain-text';
import { kstDate, kstDateAfter } from '../time/kst';
import type { BulkValues } from './fields';
import { readPhones } from './read-value';

/** Which days of which templates a stored sheet was opened for; it holds when the rows were edited too. */
export type StoredOccurrences = {
  occurrences?: readonly string[];
  /** Instead of them in sheets of earlier versions. */
  occurrence?: string | null;
};

export const occurrencesIn = ({ occurrences, occurrence }: StoredOccurrences): readonly string[] =>
  occurrences ?? (occurrence ? [occurrence] : []);

/** A sheet that was sent from this browser: its fingerprint, when (epoch ms), and how many orders. No personal data. */
export type SentSheet = { fingerprint: string; at: number; count: number } & StoredOccurrences;

const KEPT_SHEETS = 60;
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * What makes a delivery the same on another day: not its time, and none of the texts that change daily. Made of the
 * cells, since templates have no looked-up addresses; `sameOrderKey` compares orders. Stored fingerprints depend on it.
 */
const recurringDelivery = (values: BulkValues) =>
  [
    values.pickupAddress,
    values.dropAddress,
    values.dropDetail,
    values.dropName,
    readPhones(values.dropPhone).join(';'),
    values.vehicle,
    values.goods,
    values.count,
  ]
    .map(plainText)
    .join('|');

/** FNV-1a with two seeds: recognises a sheet among sixty, and its rows cannot be read back from it. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return (value >>> 0).toString(36);
}

/** The same for the same deliveries in any order. */
export function fingerprintOf(sheet: readonly BulkValues[]): string {
  const text = sheet.map(recurringDelivery).sort().join('\n');
  return `${hash(text, 2_166_136_261)}-${hash(text, 84_696_351)}-${sheet.length}`;
}

/**
 * Adds a sheet and drops old ones. A sheet that was sent in parts stays one, and one that is sent again on the same day
 * stays what it was opened for.
 */
export function withSheet(sheets: readonly SentSheet[], sheet: SentSheet): readonly SentSheet[] {
  const replaced = sheets.find(({ fingerprint }) => fingerprint === sheet.fingerprint);
  const earlier = replaced && daysAgo(replaced.at, sheet.at) === 0 ? occurrencesIn(replaced) : [];
  const occurrences = [...new Set([...earlier, ...occurrencesIn(sheet)])];
  return [
    ...sheets.filter((one) => one !== replaced && sheet.at - one.at < KEPT_MS).slice(1 - KEPT_SHEETS),
    { ...sheet, ...(occurrences.length > 0 ? { occurrences } : {}) },
  ];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOMENT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/;

/** Moves all pickup times by the same number of days, so that the first one is on `date` (KST, `2026-11-22`). */
export function moveTimes(sheet: readonly BulkValues[], date: string): readonly BulkValues[] {
  const dates = sheet.flatMap(({ time }) => MOMENT.exec(time)?.[1] ?? []).sort();
  const [first] = dates;
  if (first === undefined) return sheet;
  const days = Math.round((Date.parse(date) - Date.parse(first)) / DAY_MS);
  return sheet.map((values) => {
    const [, day, clock] = MOMENT.exec(values.time) ?? [];
    if (day === undefined || clock === undefined) return values;
    return { ...values, time: `${kstDateAfter(Date.parse(`${day}T12:00:00+09:00`), days)} ${clock}` };
  });
}

/** How long ago a sheet was sent, in the words that people use. */
export function daysAgo(at: number, now: number): number {
  return Math.round((Date.parse(kstDate(now)) - Date.parse(kstDate(at))) / DAY_MS);
}
