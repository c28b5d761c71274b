import { fieldsOf, isRecord } from '@/domain/stored-values';
import { OWN } from '../own-provider';
import type { OperationName, Refusal } from '../own-steps';
import type { Dialect } from './dialect';
import { type Fields, givenList, MAX_DEPTH, renamed, givenText, toCamel } from '../json-fields';

/** `name must be longer than 1 character`, as class-validator (NestJS) writes it. */
const FIELD_IN_TEXT = /^([\w.]+) (?:must|should) /;

/**
 * The faults of a refusal: a bare list, `errors`, `fieldErrors` (Spring), `invalid-params` (RFC 9457), `detail` (FastAPI) or
 * `message` (NestJS); also by field, as Laravel and ASP.NET have `errors`.
 */
function entriesOf(body: unknown): Fields[] {
  const { errors, fieldErrors, 'invalid-params': params, detail, message } = fieldsOf(body);
  const given = Array.isArray(body) ? body : (errors ?? fieldErrors ?? params);
  if (isRecord(given))
    return Object.entries(given).flatMap(([field, texts]) => givenList(texts).map((one) => ({ field, message: one })));
  const texts = givenList(message).map((one) => ({ field: FIELD_IN_TEXT.exec(String(one))?.[1], message: one }));
  return [...givenList(given ?? detail).map(fieldsOf), ...texts];
}

/** FastAPI has `loc: ['body', 'name']`, .NET the name of a property: `Name`. */
const fieldIn = ({ field, loc }: Fields) =>
  (givenText(field) ?? givenList(loc).slice(1).join('.')).replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** A fault without a code is INVALID: its message says what is wrong. */
function itemOf(field: string, { code, message, defaultMessage, reason, detail, msg }: Fields) {
  const words = [message, defaultMessage, reason, detail, msg].find(givenText);
  return { code: givenText(code) ?? 'INVALID', field, ...(typeof words === 'string' ? { message: words } : {}) };
}

const globalOf = ({ msgId, message }: { msgId?: string | undefined; message?: string | undefined }) =>
  msgId || message ? [{ ...(msgId ? { msgId } : {}), ...(message ? { message } : {}) }] : [];

/** `https://example.com/problems/out-of-points` is OUT_OF_POINTS. */
const problemCode = (type: string | undefined) =>
  type === undefined || type === 'about:blank'
    ? undefined
    : type
        .replace(/^.*[/:#]/, '')
        .replaceAll('-', '_')
        .toUpperCase();

function readProblem(body: unknown, rename: (name: string) => string): Refusal {
  const { type, title, detail, code } = fieldsOf(body);
  const items = entriesOf(body).flatMap((entry) => {
    const { pointer, name } = entry;
    const named = fieldIn(entry) || givenText(name) || givenText(pointer)?.replace(/^#?\//, '').replaceAll('/', '.');
    return named ? [itemOf(rename(named), entry)] : [];
  });
  const message = givenText(detail) ?? givenText(title);
  // The title of a form's refusal says less than its fields.
  if (items.length > 0) return { items, globals: [] };
  return { items, globals: globalOf({ msgId: givenText(code) ?? problemCode(givenText(type)), message }) };
}

/** Lists of texts by field, those of nested objects in their place: `stops[1].phone`. */
function drfFaults(value: unknown, field = '', depth = 0): { field: string; message: string }[] {
  if (depth > MAX_DEPTH) return [];
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      drfFaults(inner, field === '' ? name : `${field}.${name}`, depth + 1),
    );
  return givenList(value).flatMap((one, index) =>
    typeof one === 'string' ? [{ field, message: one }] : drfFaults(one, `${field}[${index}]`, depth + 1),
  );
}

const OF_NO_FIELD = /(^|\.)(nonFieldErrors|non_field_errors)$|^$/;

function readDrf(body: unknown): Refusal {
  const { detail, code, message, errors } = fieldsOf(body);
  // Many services have a handler of their own, with the fields in `errors`.
  const faults = drfFaults(isRecord(errors) ? errors : body);
  const own = globalOf({ msgId: givenText(code)?.toUpperCase(), message: givenText(detail) ?? givenText(message) });
  return {
    items: faults.flatMap((fault) => (OF_NO_FIELD.test(fault.field) ? [] : [itemOf(fault.field, fault)])),
    globals: [
      ...own.map((global) => (global.msgId ? { ...global, isCode: true } : global)),
      ...faults.flatMap(({ field, message }) => (OF_NO_FIELD.test(field) ? [{ message }] : [])),
    ],
  };
}

/** What a refusal says, itself or within `error`. Anything may come: a gateway answers too. */
export function readRefusal(dialect: Dialect, raw: unknown, operation: OperationName): Refusal {
  const refusal = refusalIn(dialect, raw);
  if (!dialect.hasOwnSteps || !OWN.refusal || operation === 'unknown') return refusal;
  try {
    return OWN.refusal(operation, refusal, dialect.isSnakeCase ? renamed(raw, toCamel) : raw);
  } catch {
    return refusal;
  }
}

function refusalIn(dialect: Dialect, raw: unknown): Refusal {
  const rename = dialect.isSnakeCase ? toCamel : String;
  const body = renamed(raw, rename);
  const hasNoMsgId = !('msgId' in fieldsOf(body));
  if (dialect.hasProblems && isRecord(body) && hasNoMsgId) return readProblem(body, rename);
  if (dialect.isDrf && hasNoMsgId) {
    const refusal = readDrf(body);
    if (refusal.items.length + refusal.globals.length > 0) return refusal;
  }
  const own = { ...fieldsOf(body), ...fieldsOf(fieldsOf(body).error) };
  const isCoded = dialect.envelope === 'result' || dialect.hasErrorsIn200;
  const entries = entriesOf(Array.isArray(body) ? body : own);
  const items = entries.flatMap((entry) => {
    const field = fieldIn(entry);
    return field ? [itemOf(rename(field), entry)] : [];
  });
  // "Validation failed" says less than the messages at the fields.
  const isSummary = !givenText(own.msgId) && items.some(({ message }) => message);
  return {
    items,
    globals: [isSummary ? {} : own, ...entries].flatMap((entry) => {
      const { msgId, code, message }: Fields = entry;
      return fieldIn(entry)
        ? []
        : globalOf({ msgId: givenText(msgId) ?? givenText(code), message: givenText(message) }).map((global) =>
            isCoded || givenText(msgId) || !global.msgId ? global : { ...global, isCode: true },
          );
    }),
  };
}
