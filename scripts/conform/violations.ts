import type { ErrorObject } from 'ajv';
import { hasErrorForm, resolved, schemaErrors, SUCCESSES, type OperationId, type Schema } from './contract';

/** One field that differs from the contract. It never carries a value: answers are about people. */
export type Violation = {
  /** `data.items[].total`: a list's items count as one field. */
  field: string;
  expected: string;
  found: string;
  /** In how many places of the answer. */
  count: number;
};

const DATE = /^\d{4}-\d{2}-\d{2}/;
const ZONE = /(Z|[+-]\d{2}:?\d{2})$/;

function kindOfText(text: string): string {
  if (text === '') return 'an empty text';
  if (/^-?\d+(\.\d+)?$/.test(text)) return 'a number written as text';
  if (text.startsWith('/')) return 'a path without a host';
  if (!DATE.test(text) || Number.isNaN(Date.parse(text))) return 'a text';
  return text.length > 10 && !ZONE.test(text) ? 'a date without a time zone' : 'a date as text';
}

/** The type of a value in words. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return kindOfText(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a decimal number';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** What the contract asks of a field, in words. */
export function wanted(schema: Schema): string {
  const { type, format, enum: values, const: constant } = resolved(schema);
  if (values) return `one of ${values.map(String).join(', ')}`;
  if (constant !== undefined) return JSON.stringify(constant);
  if (format === 'date-time') return 'a date and time with its zone (ISO 8601)';
  if (format === 'uri') return 'a web address (https://…)';
  if (format === 'date') return 'a date (YYYY-MM-DD)';
  const [first = 'object'] = [type].flat().filter((name) => name !== 'null');
  return KIND_NAMES[first] ?? first;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Names that others use for the same thing. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  items: ['content', 'list', 'results'],
  total: ['totalElements', 'totalCount'],
  pageIndex: ['number', 'page'],
  pageSize: ['size'],
  data: ['result', 'response', 'payload'],
};

/** A missing field, or the other name under which the provider has it. */
function foundInstead(owner: unknown, name: string): string {
  if (!isObject(owner)) return 'nothing';
  const other = [snakeCase(name), ...(OTHER_NAMES[name] ?? [])].find((one) => one !== name && one in owner);
  if (other !== undefined) return `nothing under this name, but \`${other}\``;
  return name in owner ? kindOf(owner[name]) : 'nothing';
}

/** `/data/items/0/total` as `data.items[].total`. */
const fieldPath = (pointer: string) =>
  pointer
    .slice(1)
    .replaceAll(/\/\d+(?=\/|$)/g, '[]')
    .replaceAll('/', '.');

const schemaOf = ({ parentSchema }: ErrorObject): Schema => parentSchema as Schema; // verbose errors carry it

function toViolation(error: ErrorObject): Omit<Violation, 'count'> {
  const { keyword, instancePath, data, message = '' } = error;
  const field = fieldPath(instancePath);
  const missing: unknown = error.params.missingProperty;
  if (typeof missing === 'string') {
    const expected = wanted(schemaOf(error).properties?.[missing] ?? {});
    return { field: field ? `${field}.${missing}` : missing, expected, found: foundInstead(data, missing) };
  }
  const isOther = keyword === 'enum' && typeof data === 'string';
  const isKind = ['type', 'enum', 'const', 'format'].includes(keyword);
  const expected = isKind ? wanted(schemaOf(error)) : `${wanted(schemaOf(error))} that ${message}`;
  const kind = kindOf(data);
  // `a text that must NOT have more than 64 characters`: another text.
  const found = isOther ? 'another text' : isKind || data === '' ? kind : kind.replace(/^an? /, 'another ');
  return { field: field || 'body', expected, found };
}

/** `oneOf [X, null]` adds an error for each half; only those about X help. More fields than the contract has are fine. */
const isNoise = ({ keyword, params }: ErrorObject) =>
  keyword === 'oneOf' || keyword === 'additionalProperties' || params.type === 'null';

function counted(violations: readonly Omit<Violation, 'count'>[]): Violation[] {
  const byField = new Map<string, Violation>();
  for (const one of violations) {
    const key = `${one.field} ${one.found}`;
    const known = byField.get(key) ?? { ...one, count: 0 };
    byField.set(key, { ...known, count: known.count + 1 });
  }
  return [...byField.values()];
}

const ENVELOPE = 'an object with `data`';
const REFUSAL = '`errors` with code and field, or `msgId`';

/** What kind of a body this is, when it has no `data`. */
function kindOfEnvelope(body: unknown): string {
  if (!isObject(body)) return kindOf(body);
  const other = OTHER_NAMES.data?.find((name) => name in body);
  if (hasErrorForm(body)) return 'a refusal with the status of a success';
  if (other !== undefined) return `an envelope with \`${other}\``;
  return 'a body without an envelope';
}

function kindOfRefusal(body: unknown): string {
  if (!isObject(body)) return kindOf(body);
  if ('title' in body || 'detail' in body) return 'problem+json (RFC 9457)';
  return hasErrorForm(body) ? kindOf(body) : 'an object without them';
}

/** Where an answer differs from the contract, one entry for each field. */
export function violationsOf(id: OperationId, status: number, body: unknown): Violation[] {
  if (!SUCCESSES.includes(status)) {
    const isFine = hasErrorForm(body) && schemaErrors(id, status, body).length === 0;
    return isFine ? [] : [{ field: 'body', expected: REFUSAL, found: kindOfRefusal(body), count: 1 }];
  }
  if (!isObject(body) || !('data' in body)) {
    return [{ field: 'data', expected: ENVELOPE, found: kindOfEnvelope(body), count: 1 }];
  }
  const errors = schemaErrors(id, status, body).filter((error) => !isNoise(error));
  return counted(errors.map(toViolation));
}
