import { fieldsOf, isRecord } from '@/domain/stored-values';
import { isWebAddress } from '@/domain/text/web-address';
import { OWN } from './own-provider';
import type { OperationName, Refusal } from './own-steps';

/**
 * How the answers of a provider may differ from the contract: the dialect that a deployment configures, and the harmless
 * differences of single values, which are always accepted. Pure; it runs in Node as well, and no other file knows any of
 * this. See docs/provider-differences.md.
 */
export type Dialect = {
  /** `data`: `{ data }`. `bare`: the body itself. `result`: `{ code, result, message }`. */
  readonly envelope: 'data' | 'bare' | 'result';
  /** Names are `order_no` instead of `orderNo`, in requests too. */
  readonly isSnakeCase: boolean;
  /** Lists are `{ content, totalElements, number, size }`, the last three perhaps in `page`; asked for by `page`, `size`. */
  readonly hasSpringPages: boolean;
  /** As Django REST framework: lists are `{ count, results }`, pages count from 1, refusals are texts by field, or `detail`. */
  readonly isDrf: boolean;
  /** Refusals are problem details (RFC 9457). */
  readonly hasProblems: boolean;
  /** A refusal may come with status 200: `errors`, `success: false`, or, without data, a `msgId` or a `code`. */
  readonly hasErrorsIn200: boolean;
  /** The steps of own-provider.ts apply. The sandbox and the tests speak the contract without them. */
  readonly hasOwnSteps: boolean;
};

export const ENVELOPES = ['data', 'bare', 'result'] as const;
/** scripts/environment.mjs has the same words. */
export const DIALECT_WORDS = [
  ...ENVELOPES,
  'snake-case',
  'spring-pages',
  'problem-json',
  'errors-in-200',
  'drf',
  'own-steps',
] as const;

/** `text`: words of `DIALECT_WORDS` between spaces; '' is the contract itself. */
export function parseDialect(text = ''): Dialect {
  const words = text.split(' ');
  return {
    envelope: ENVELOPES.find((name) => words.includes(name)) ?? 'data',
    isSnakeCase: words.includes('snake-case'),
    hasSpringPages: words.includes('spring-pages'),
    isDrf: words.includes('drf'),
    hasProblems: words.includes('problem-json'),
    hasErrorsIn200: words.includes('errors-in-200'),
    hasOwnSteps: words.includes('own-steps'),
  };
}

type Fields = Readonly<Record<string, unknown>>;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** No answer of the contract is deeper; a hostile one must not exhaust the stack. */
const MAX_DEPTH = 40;

function renamed(value: unknown, rename: (name: string) => string, depth = 0): unknown {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [rename(name), renamed(inner, rename, depth + 1)]),
  );
}

const toCamel = (name: string) =>
  name.replace(/(?<=[a-zA-Z0-9])_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
const toSnake = (name: string) =>
  name.replace(/(?<=[a-z0-9])[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`).toLowerCase();

function fromSpringPage(data: unknown): unknown {
  // Null may stand for an empty list here too.
  if (!isRecord(data) || data.content === undefined) return data;
  const { content, ...others } = data;
  // Since 3.3 Spring Boot has them in `page`.
  const { number, size, totalElements } = isRecord(data.page) ? data.page : data;
  return { ...others, items: content, pageIndex: number, pageSize: size, total: totalElements };
}

function fromDrfPage(data: unknown): unknown {
  if (!isRecord(data) || data.results === undefined) return data;
  const { results, count, ...others } = data;
  return { ...others, items: results, total: count };
}

const SUCCESS_CODE = /^(0+|20[01]|OK|SUCCESS)$/i;
const BAD_REQUEST = 400;

/** The status that a refusal within a 200 names itself; without one the provider understood and refused. */
function statusWithin({ status, statusCode, code, msgId }: Fields): number {
  const named = [status, statusCode, code, msgId]
    .map((one) => (/^UNAUTH(ORIZED|ENTICATED)$/i.test(String(one)) ? 401 : Number(one)))
    .find((one) => one >= BAD_REQUEST && one < 600);
  return named ?? BAD_REQUEST;
}

function isRefusalIn200({ success, errors, data, msgId, code, message }: Fields) {
  // A bare answer may have a code too, but no message.
  const reason = textOf(msgId) ?? (textOf(message) && (typeof code === 'number' ? String(code) : textOf(code)));
  return (
    success === false || listOf(errors).length > 0 || ((data ?? null) === null && !SUCCESS_CODE.test(reason ?? 'OK'))
  );
}

/** `thrown`: the kind of error with which a step of `OWN` failed, which leaves nothing to read. */
type Opened = { kind: 'data'; data: unknown; thrown?: string } | { kind: 'refusal'; status: number; body: unknown };

/** The kind of an error; its message may tell a customer's words. */
export const nameOfError = (cause: unknown) => (cause instanceof Error ? cause.name : 'an error');

function withOwnAnswer({ hasOwnSteps }: Dialect, operation: OperationName, data: unknown): Opened {
  if (!hasOwnSteps || !OWN.answer || operation === 'unknown' || data === undefined) return { kind: 'data', data };
  try {
    return { kind: 'data', data: OWN.answer(operation, data) };
  } catch (cause) {
    return { kind: 'data', data: undefined, thrown: nameOfError(cause) };
  }
}

/**
 * Takes a success out of its envelope, in the contract's names. `data` is undefined if the envelope is another one: that
 * is for the reader to report.
 */
export function openAnswer(dialect: Dialect, raw: unknown, operation: OperationName): Opened {
  const body = dialect.isSnakeCase ? renamed(raw, toCamel) : raw;
  const fields = fieldsOf(body);
  const isCoded = dialect.envelope === 'result' && fields.code !== undefined;
  if (isCoded ? !SUCCESS_CODE.test(String(fields.code)) : dialect.hasErrorsIn200 && isRefusalIn200(fields)) {
    return { kind: 'refusal', status: statusWithin(fields), body: raw };
  }
  const inner = { data: fields.data, result: fields.result, bare: body }[dialect.envelope];
  const spring = dialect.hasSpringPages ? fromSpringPage(inner) : inner;
  return withOwnAnswer(dialect, operation, dialect.isDrf ? fromDrfPage(spring) : spring);
}

/** Whether a success that carries nothing is one: it is no page that stands at every address of a host, and no refusal. */
export const saysDone = (dialect: Dialect, body: unknown) =>
  typeof body === 'string'
    ? !/^\s*</.test(body)
    : openAnswer({ ...dialect, hasErrorsIn200: true }, body, 'unknown').kind === 'data';

function toPaged(dialect: Dialect, value: Fields): Fields {
  const { pageIndex, pageSize, ...others } = value;
  if (pageIndex === undefined) return value;
  if (dialect.hasSpringPages) return { ...others, page: pageIndex, size: pageSize };
  return dialect.isDrf ? { ...others, page: Number(pageIndex) + 1, pageSize } : value;
}

const FLAGS: OperationName = 'get /user/api/v1/feature/flag';
/** The answers of a provider that has nothing of the kind. */
const NONE: Readonly<Partial<Record<OperationName, unknown>>> = {
  [FLAGS]: {},
  'get /order/api/v1/coupons': [],
  'get /order/api/v1/orders/shipping-records': { items: [] },
  'get /common/api/v1/services': [],
};

/**
 * The answer that a refusal stands for, if any. 501 says that the provider does not have the operation; of the flags, which
 * have no core, 404 and 405 say so, too. DRF refuses a page after the last one, with a `detail` that the 404 of a gateway
 * does not have. `asked`: the parameters as they were sent; `body`: of the refusal.
 */
export function answerInstead(
  dialect: Dialect,
  { operation, asked, status, body }: { operation: OperationName; asked: unknown; status: number; body: unknown },
): unknown {
  if (status === 501 || (operation === FLAGS && (status === 404 || status === 405))) return NONE[operation];
  const isLaterPage = Number(fieldsOf(asked).page) > 1;
  return dialect.isDrf && status === 404 && isLaterPage && textOf(fieldsOf(body).detail) ? { items: [] } : undefined;
}

/** The body or query of a request, as this provider names things. */
export function toRequest(dialect: Dialect, value: unknown, operation: OperationName): unknown {
  if (!isRecord(value) || Object.keys(value).length === 0) return value;
  const paged = toPaged(dialect, dialect.hasOwnSteps && OWN.request ? OWN.request(operation, value) : value);
  return dialect.isSnakeCase ? renamed(paged, toSnake) : paged;
}

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
    return Object.entries(given).flatMap(([field, texts]) => listOf(texts).map((one) => ({ field, message: one })));
  const texts = listOf(message).map((one) => ({ field: FIELD_IN_TEXT.exec(String(one))?.[1], message: one }));
  return [...listOf(given ?? detail).map(fieldsOf), ...texts];
}

/** FastAPI has `loc: ['body', 'name']`, .NET the name of a property: `Name`. */
const fieldIn = ({ field, loc }: Fields) =>
  (textOf(field) ?? listOf(loc).slice(1).join('.')).replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** A fault without a code is INVALID: its message says what is wrong. */
function itemOf(field: string, { code, message, defaultMessage, reason, detail, msg }: Fields) {
  const words = [message, defaultMessage, reason, detail, msg].find(textOf);
  return { code: textOf(code) ?? 'INVALID', field, ...(typeof words === 'string' ? { message: words } : {}) };
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
    const named = fieldIn(entry) || textOf(name) || textOf(pointer)?.replace(/^#?\//, '').replaceAll('/', '.');
    return named ? [itemOf(rename(named), entry)] : [];
  });
  const message = textOf(detail) ?? textOf(title);
  // The title of a form's refusal says less than its fields.
  if (items.length > 0) return { items, globals: [] };
  return { items, globals: globalOf({ msgId: textOf(code) ?? problemCode(textOf(type)), message }) };
}

/** Lists of texts by field, those of nested objects in their place: `stops[1].phone`. */
function drfFaults(value: unknown, field = '', depth = 0): { field: string; message: string }[] {
  if (depth > MAX_DEPTH) return [];
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      drfFaults(inner, field === '' ? name : `${field}.${name}`, depth + 1),
    );
  return listOf(value).flatMap((one, index) =>
    typeof one === 'string' ? [{ field, message: one }] : drfFaults(one, `${field}[${index}]`, depth + 1),
  );
}

const OF_NO_FIELD = /(^|\.)(nonFieldErrors|non_field_errors)$|^$/;

function readDrf(body: unknown): Refusal {
  const { detail, code, message, errors } = fieldsOf(body);
  // Many services have a handler of their own, with the fields in `errors`.
  const faults = drfFaults(isRecord(errors) ? errors : body);
  const own = globalOf({ msgId: textOf(code)?.toUpperCase(), message: textOf(detail) ?? textOf(message) });
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
    return OWN.refusal(operation, refusal);
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
  const isSummary = !textOf(own.msgId) && items.some(({ message }) => message);
  return {
    items,
    globals: [isSummary ? {} : own, ...entries].flatMap((entry) => {
      const { msgId, code, message }: Fields = entry;
      return fieldIn(entry)
        ? []
        : globalOf({ msgId: textOf(msgId) ?? textOf(code), message: textOf(message) }).map((global) =>
            isCoded || textOf(msgId) || !global.msgId ? global : { ...global, isCode: true },
          );
    }),
  };
}

/** What a single value must be: a letter of `scripts/lib/contract-shapes.mjs`, or the words of an enum with `|`. */
type ValueKind = string;

/** The name of a kind of value in reports. */
export const nameOfKind = (kind: ValueKind): string =>
  ({
    s: 'text',
    w: 'web address',
    t: 'time',
    d: 'date-time',
    u: 'date-time',
    D: 'day',
    n: 'number',
    i: 'whole number',
    c: 'code',
    b: 'true or false',
    '*': 'anything',
  })[kind] ?? kind;

const KIND_NAMES: Readonly<Record<string, string>> = {
  object: 'object',
  string: 'text',
  number: 'number',
  boolean: 'true or false',
};

/** The kind of a value, such as `text`. Never the value: it may be personal data. */
export function nameOfFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (value === '') return 'empty text';
  return KIND_NAMES[typeof value] ?? '?';
}

/** JSON can contain 1e999, which is Infinity; beyond 2^53 digits are lost, and an id would be another one. */
const isSafe = (value: unknown): value is number => Number.isFinite(value) && Math.abs(Number(value)) <= 2 ** 53 - 1;

const NUMERIC = /^\s*-?\d+(\.\d+)?\s*$/;

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMERIC.test(value) ? Number(value) : value;
  return isSafe(number) ? number : undefined;
}

/** Won and counts; in a coordinate, a comma may stand for the decimal point. */
const GROUPED = /^\s*-?\d{1,3}(,\d{3})+(\.\d+)?\s*$/;

const toWhole = (value: unknown) =>
  toNumber(typeof value === 'string' && GROUPED.test(value) ? value.replaceAll(',', '') : value);

const BOOLEANS: Readonly<Record<string, boolean>> = { TRUE: true, Y: true, 1: true, FALSE: false, N: false, 0: false };

/** A day, or a time without a zone; the marks between may be missing, as in `20261121140500`, also as a number. */
const LOCAL = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)(?:[T ]?(\d\d):?(\d\d)(?::?(\d\d(?:\.\d+)?))?)?$/;
/** An offset may lack its colon; Java adds the name of the zone. */
const ZONED = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)(?:\[[\w/+-]+\])?$/;
/** `Sat, 28 Nov 2026 01:30:00 GMT`, as HTTP writes dates. */
const HTTP_DATE = / GMT$/;
/** Seconds or milliseconds of this time; a text with fewer or more digits is damaged. */
const EPOCH_TEXT = /^\d{10}(\d{3})?(\.\d+)?$/;
/** A number outside of these years (epoch ms) is no time: 0 stands for none, and other figures are not counted from 1970. */
const EPOCH = { first: Date.UTC(2000), last: Date.UTC(2100) };

function fromEpoch(epoch: number): string | undefined {
  const time = epoch < 1e11 ? epoch * 1000 : epoch;
  return time >= EPOCH.first && time < EPOCH.last ? new Date(time).toISOString() : undefined;
}

const isoOf = (text: string) => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

/**
 * An instant with a zone as it is; a local one is Korean time; a number is seconds or milliseconds. `timeOfDay` is that of
 * a bare day. Texts that browsers would read in their own zone are not read.
 */
function toInstant(value: unknown, timeOfDay = '00:00:00'): string | undefined {
  const local = LOCAL.exec(String(value));
  if (local && (typeof value === 'string' || typeof value === 'number')) {
    const [, year, month, day, hour, minute, second = '00'] = local;
    return isoOf(`${year}-${month}-${day}T${hour === undefined ? timeOfDay : `${hour}:${minute}:${second}`}+09:00`);
  }
  const epoch = toNumber(value);
  if (epoch !== undefined) return typeof value === 'string' && !EPOCH_TEXT.test(value) ? undefined : fromEpoch(epoch);
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  const [, day, time, zone = ''] = ZONED.exec(value) ?? [];
  if (day) return isoOf(`${day}T${time}${zone.replace(/(\d\d):?(\d\d)$/, '$1:$2')}`);
  return HTTP_DATE.test(value) ? isoOf(value) : undefined;
}

/** A day stays as it is; anything else is an instant, of which the day in Korea counts. */
function toDay(value: unknown): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    return Number.isNaN(Date.parse(value)) ? undefined : value;
  const instant = toInstant(value);
  return instant && new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(0, 10);
}

/** A time of day such as `8:00` or `08:00:00`; 24:00 ends a day. */
const TIME = /^(([01]?\d|2[0-3]):[0-5]\d|24:00)(:\d\d)?$/;

/**
 * The value as the contract has it, or undefined if it cannot be read as that: numbers in texts, ids as numbers, won with
 * decimals (rounded half up) or with commas, dates as epoch or in Korean time, times of day with one digit or with seconds.
 */
export function coerce(kind: ValueKind, value: unknown): unknown {
  switch (kind) {
    case 's':
      return typeof value === 'string' || isSafe(value) ? String(value) : undefined;
    // On which host a path is, is not guessed.
    case 'w':
      return typeof value === 'string' && isWebAddress(value) ? value : undefined;
    case 't':
      return TIME.exec(String(value))?.[1]?.padStart(5, '0');
    case 'd':
      return toInstant(value);
    case 'u':
      return toInstant(value, '23:59:59');
    case 'D':
      return toDay(value);
    case 'n':
      return toNumber(value);
    case 'i': {
      const number = toWhole(value);
      // `-0` would show as "-0".
      return number === undefined ? undefined : Math.round(number) + 0;
    }
    case 'c': {
      const code = toNumber(value);
      return Number.isInteger(code) ? code : undefined;
    }
    case 'b':
      return typeof value === 'boolean' ? value : BOOLEANS[String(value).toUpperCase()];
    case '*':
      return value;
    default:
      return typeof value === 'string' && kind.split('|').includes(value) ? value : undefined;
  }
}

/** Land without a road has the address of its lot alone. */
export function withRoadAddress(place: object): object {
  const { roadAddress, jibunAddress } = fieldsOf(place);
  return textOf(jibunAddress) && (roadAddress ?? '') === '' ? { ...place, roadAddress: jibunAddress } : place;
}

/** Fills in the total of an order that has none that can be read: the amount paid plus the coupon. Won. */
export function withOrderTotal(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const paid = toWhole(data.payAmount);
  const price = fieldsOf(data.calculationPrice);
  if (paid === undefined || toWhole(price.total) !== undefined) return data;
  return { ...data, calculationPrice: { ...price, total: paid + (toWhole(data.couponDiscount) ?? 0) } };
}
