import { isWebAddress } from '@/domain/text/web-address';

// Harmless differences of single values from the contract, which are accepted of every provider.

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

export const toWhole = (value: unknown) =>
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
  if (local) {
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
