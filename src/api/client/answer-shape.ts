import { isWellFormed } from '@/domain/text/visible-text';
import { ANSWERS, SHAPES } from '../contract/shapes.gen';

/** Written by scripts/lib/contract-shapes.mjs. */
type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

const NAMED: Readonly<Record<string, Shape>> = SHAPES;

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === 'string',
  d: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  // JSON can contain 1e999, which is Infinity.
  n: (value) => Number.isFinite(value),
  b: (value) => typeof value === 'boolean',
  '*': () => true,
};

const operations = Object.entries<Shape>(ANSWERS).map(([operation, shape]) => ({
  pattern: new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`),
  shape,
}));

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

const isIdField = (name: string) => name === 'id' || name.endsWith('Id');
/** An id that cannot be part of an address. */
const isBrokenId = (id: unknown) => typeof id === 'string' && !isWellFormed(id);
const hasBrokenId = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? isBrokenId(row.id) : isBrokenId(row);

/** Drops only the rows that cannot be opened, so that the rest of the list stays. */
function dropBrokenRows(list: unknown[]) {
  const validRows = list.filter((row) => !hasBrokenId(row));
  if (validRows.length < list.length) list.splice(0, list.length, ...validRows);
}

/** Removes an optional field whose value has the wrong type; a nullable one becomes null. */
function repairField(owner: object, field: string, shape: Shape, isNullable: boolean) {
  const value: unknown = Reflect.get(owner, field);
  if (value === undefined || (value === null && isNullable) || fitsField(field, value, shape)) return;
  if (isNullable) Reflect.set(owner, field, null);
  else Reflect.deleteProperty(owner, field);
}

const fitsField = (name: string, value: unknown, shape: Shape) =>
  !(isIdField(name) && isBrokenId(value)) && fits(value, shape);

function fitsFields(value: unknown, shape: Readonly<Record<string, Shape>>): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(shape).every(([name, inner]) => {
    const mark = name.at(-1);
    if (mark !== '?' && mark !== '~')
      return Object.hasOwn(value, name) && fitsField(name, Reflect.get(value, name), inner);
    repairField(value, name.slice(0, -1), inner, mark === '~');
    return true;
  });
}

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') {
    const named = NAMED[shape];
    return named === undefined ? (PLAIN[shape]?.(value) ?? false) : fits(value, named);
  }
  if (isList(shape)) {
    if (!Array.isArray(value)) return false;
    dropBrokenRows(value);
    return value.every((item) => fits(item, shape[0]));
  }
  return fitsFields(value, shape);
}

/**
 * Whether `data` fits the contract of this operation: every required field is there and has the right type. Optional
 * fields with a wrong type are removed from `data`. An address that the contract does not know passes with any data.
 */
export function fitsContract(method: string, path: string, data: unknown): boolean {
  const operation = `${method.toLowerCase()} ${path}`;
  const known = operations.find(({ pattern }) => pattern.test(operation));
  return known === undefined ? data !== undefined && data !== null : fits(data, known.shape);
}
