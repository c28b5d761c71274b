import { isWellFormed } from '@/domain/text/well-formed';
import { ANSWERS, SHAPES } from '../contract/shapes.gen';

/** As scripts/lib/contract-shapes.mjs writes them. */
type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

const NAMED: Readonly<Record<string, Shape>> = SHAPES;

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === 'string',
  d: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  // JSON can say 1e999.
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
/** An id that no address can carry. */
const isBrokenId = (id: unknown) => typeof id === 'string' && !isWellFormed(id);
const hasBrokenId = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? isBrokenId(row.id) : isBrokenId(row);

/** A row that cannot be opened is lost alone, not the whole list with it. */
function dropBrokenRows(list: unknown[]) {
  const whole = list.filter((row) => !hasBrokenId(row));
  if (whole.length < list.length) list.splice(0, list.length, ...whole);
}

/** What need not be there and is not what it should be, counts as not there. */
function mendField(of: object, field: string, shape: Shape, isNullable: boolean) {
  const value: unknown = Reflect.get(of, field);
  if (value === undefined || (value === null && isNullable) || fitsField(field, value, shape)) return;
  if (isNullable) Reflect.set(of, field, null);
  else Reflect.deleteProperty(of, field);
}

const fitsField = (name: string, value: unknown, shape: Shape) =>
  !(isIdField(name) && isBrokenId(value)) && fits(value, shape);

function fitsFields(value: unknown, shape: Readonly<Record<string, Shape>>): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(shape).every(([name, inner]) => {
    const mark = name.at(-1);
    if (mark !== '?' && mark !== '~')
      return Object.hasOwn(value, name) && fitsField(name, Reflect.get(value, name), inner);
    mendField(value, name.slice(0, -1), inner, mark === '~');
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
 * Whether `data` is what the contract says of this operation: what must be there is, and is of its kind. Fields that may
 * be missing are taken out of `data` when they are not of theirs. Addresses that the contract does not know pass.
 */
export function fitsContract(method: string, path: string, data: unknown): boolean {
  const operation = `${method.toLowerCase()} ${path}`;
  const known = operations.find(({ pattern }) => pattern.test(operation));
  return known === undefined ? data !== undefined && data !== null : fits(data, known.shape);
}
