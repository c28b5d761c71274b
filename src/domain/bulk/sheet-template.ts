import { BULK_FIELDS, NO_VALUES, type BulkValues } from './fields';

/** Stops and goods of a job that comes again. Times are left out: they would be over. */
export type BulkTemplate = { id: string; name: string; rows: readonly BulkValues[] };

const KIND = 'bulk-templates';
const MOST_TEMPLATES = 50;
const MOST_ROWS = 500;
const NAME_LENGTH = 40;
const CELL_LENGTH = 1000;

export const toTemplate = (id: string, name: string, rows: readonly BulkValues[]): BulkTemplate => ({
  id,
  name: name.trim().slice(0, NAME_LENGTH),
  rows: rows.slice(0, MOST_ROWS).map((values) => ({ ...values, time: '' })),
});

export const writeTemplates = (templates: readonly BulkTemplate[]) =>
  JSON.stringify({ kind: KIND, version: 1, templates }, null, 2);

const textAt = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text.slice(0, CELL_LENGTH) : '';
};

function readValues(value: unknown): BulkValues[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = BULK_FIELDS.map((field) => [field, textAt(value, field)] as const);
  return [{ ...NO_VALUES, ...Object.fromEntries(entries), time: '' }];
}

function readTemplate(value: unknown, newId: () => string): BulkTemplate[] {
  if (typeof value !== 'object' || value === null) return [];
  const rows: unknown = Reflect.get(value, 'rows');
  const name = textAt(value, 'name').trim().slice(0, NAME_LENGTH);
  if (!Array.isArray(rows) || name === '') return [];
  const read = rows.slice(0, MOST_ROWS).flatMap(readValues);
  return read.length === 0 ? [] : [{ id: newId(), name, rows: read }];
}

/** Reads an exported file; whatever in it is no template is left out. Null where it holds none. */
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
  const read = templates.slice(0, MOST_TEMPLATES).flatMap((template) => readTemplate(template, newId));
  return read.length === 0 ? null : read;
}
