import { APPOINTMENT_LEAD_MINUTES } from '../order/appointment';
import { weekdayOf } from '../time/calendar';
import { kstDate, kstToIso } from '../time/kst';
import { BULK_FIELDS, MAX_BULK_ROWS, NO_VALUES, type BulkValues } from './fields';
import { fingerprintOf, occurrencesIn, type SentSheet } from './sent-sheets';

/** Stops and goods of a recurring job. Times are left out, because they would be in the past. */
export type BulkTemplate = { id: string; name: string; rows: readonly BulkValues[]; schedule?: Schedule };

/** When a sheet comes again. `weekdays`: 0 is Sunday. `time`: pickup in Korea, `14:00`; '' means at once. */
type Schedule = { weekdays: readonly Weekday[]; time: string };

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const MINUTE_MS = 60_000;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A template on its day. `at`: its pickup time, `14:00`; '' for at once. `isLate`: that time has passed. */
type DueTemplate = BulkTemplate & { occurrence: string; at: string; isLate: boolean };

/** Names a template on the Korean day of `now` (epoch ms). */
export const occurrenceOf = (templateId: string, now: number) => `${templateId} ${kstDate(now)}`;

/**
 * Templates that are due on the Korean day of `now` (epoch ms) and have been neither sent nor opened (`opened`) on it,
 * with that day's pickup time in every row. A time that has passed, or is too soon to book, becomes a pickup at once.
 */
export function dueTemplates(
  templates: readonly BulkTemplate[],
  sentSheets: readonly SentSheet[],
  now: number,
  opened: readonly string[] = [],
): DueTemplate[] {
  const date = kstDate(now);
  const sentToday = sentSheets.filter(({ at }) => kstDate(at) === date);
  const sent = new Set(sentToday.map(({ fingerprint }) => fingerprint));
  const done = new Set([...opened, ...sentSheets.flatMap(occurrencesIn)]);
  return templates
    .filter(({ schedule }) => schedule?.weekdays.some((day) => day === weekdayOf(kstDate(now))))
    .filter(({ id, rows }) => !done.has(occurrenceOf(id, now)) && !sent.has(fingerprintOf(rows)))
    .map((template) => {
      const at = template.schedule?.time ?? '';
      const pickup = Date.parse(kstToIso(date, at) ?? '');
      const isLate = pickup < now + APPOINTMENT_LEAD_MINUTES * MINUTE_MS;
      const time = at === '' || isLate ? '' : `${date} ${at}`;
      return {
        ...template,
        occurrence: occurrenceOf(template.id, now),
        at,
        isLate,
        rows: template.rows.map((values) => ({ ...values, time })),
      };
    });
}

/** A schedule from a file or a form; undefined without a valid weekday. */
export function readSchedule(value: unknown): Schedule | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const days: unknown = Reflect.get(value, 'weekdays');
  const time: unknown = Reflect.get(value, 'time');
  const weekdays = Array.isArray(days) ? WEEKDAYS.filter((day) => days.includes(day)) : [];
  if (weekdays.length === 0) return undefined;
  return { weekdays, time: typeof time === 'string' && CLOCK.test(time) ? time : '' };
}

const KIND = 'bulk-templates';
const MAX_TEMPLATES = 50;
export const MAX_NAME_LENGTH = 40;
const MAX_CELL_LENGTH = 1000;

/** A template of at most a whole sheet; a longer name is cut. */
export const toTemplate = (
  id: string,
  name: string,
  rows: readonly BulkValues[],
  schedule?: Schedule,
): BulkTemplate => ({
  id,
  ...(schedule ? { schedule } : {}),
  name: name.trim().slice(0, MAX_NAME_LENGTH),
  rows: rows.slice(0, MAX_BULK_ROWS).map((values) => ({ ...values, time: '' })),
});

export const writeTemplates = (templates: readonly BulkTemplate[]) =>
  JSON.stringify({ kind: KIND, version: 1, templates }, null, 2);

const textAt = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text.slice(0, MAX_CELL_LENGTH) : '';
};

function readValues(value: unknown): BulkValues[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = BULK_FIELDS.map((field) => [field, textAt(value, field)] as const);
  return [{ ...NO_VALUES, ...Object.fromEntries(entries), time: '' }];
}

function readTemplate(value: unknown, idOf: (ownId: string) => string): BulkTemplate[] {
  if (typeof value !== 'object' || value === null) return [];
  const id = idOf(textAt(value, 'id'));
  const rows: unknown = Reflect.get(value, 'rows');
  const name = textAt(value, 'name').trim().slice(0, MAX_NAME_LENGTH);
  if (!Array.isArray(rows) || name === '' || id === '') return [];
  const read = rows.slice(0, MAX_BULK_ROWS).flatMap(readValues);
  const schedule = readSchedule(Reflect.get(value, 'schedule'));
  return read.length === 0 ? [] : [{ id, name, rows: read, ...(schedule ? { schedule } : {}) }];
}

/** Reads what this browser stored, with all of today's fields: an older version may have stored others. */
export const readStoredTemplates = (stored: readonly unknown[]): BulkTemplate[] =>
  stored.flatMap((template) => readTemplate(template, (ownId) => ownId));

/** Reads an exported file and skips invalid templates. Null if none is valid. */
export function readTemplates(text: string, newId: () => string): BulkTemplate[] | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof file !== 'object' || file === null || Reflect.get(file, 'kind') !== KIND) return null;
  const templates: unknown = Reflect.get(file, 'templates');
  if (!Array.isArray(templates)) return null;
  const read = templates.slice(0, MAX_TEMPLATES).flatMap((template) => readTemplate(template, newId));
  return read.length === 0 ? null : read;
}
