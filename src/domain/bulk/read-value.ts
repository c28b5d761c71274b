import { keysOf } from '../keys-of';
import type { SheetPay } from '../payment/methods';
import { formatPhone, isPhone, withFirstZero } from '../text/phone';
import { weekdayOf } from '../time/calendar';
import { kstDate, kstDateAfter, kstTime, kstToIso } from '../time/kst';

const PHONE_SEPARATORS = /[;,/&\n]+|\s+or\s+/i;
/** The digits of an extension would become part of the number, which is then another one. */
const EXTENSION = /ext|내선|교환|#|x\s*\d/i;

/** The phone numbers of a cell. A spreadsheet that read `010…` as a figure dropped its 0; this adds it again. */
export function readPhones(cell: string): string[] {
  return cell
    .split(PHONE_SEPARATORS)
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '')
    .map((phone) => withFirstZero(phone.replace(/^00(?=8[24])/, '+')));
}

/** Whether a number of a cell can be dialled as it stands. */
export const isCellPhone = (phone: string) => !EXTENSION.test(phone) && isPhone(phone);

/** Formats numbers as `010-1234-5678`; text that is not a phone number stays. */
export const tidyPhones = (cell: string) =>
  readPhones(cell)
    .map((phone) => (isCellPhone(phone) ? formatPhone(phone) : phone))
    .join('; ');

const NOW_LABELS = new Set([
  '',
  '지금',
  '즉시',
  '바로',
  '즉시배차',
  '즉시 배차',
  '바로배차',
  '바로 배차',
  'now',
  'right now',
  'immediately',
  'asap',
  'as soon as possible',
]);
const RELATIVE: Readonly<Record<string, number>> = {
  오늘: 0,
  금일: 0,
  당일: 0,
  내일: 1,
  명일: 1,
  익일: 1,
  모레: 2,
  today: 0,
  tomorrow: 1,
  'day after tomorrow': 2,
};
const twoDigits = (value: number | string) => String(value).padStart(2, '0');

/** Leaves the date that stands beside a time: no commas, no `at`, no zone. */
const tidyRest = (text: string) =>
  text
    .replace(/[,@]|\b(?:at|kst)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

type Clock = { time: string; rest: string };

function readClock(cell: string): Clock | null {
  const text = cell.replace(/\b([ap])\.\s?m\b\.?/gi, '$1m').replace(/\bnoon\b/i, '12:00');
  const found =
    /(오전|오후|am|pm)?\s*(\d{1,2})\s*(?::|시)\s*(?:(\d{1,2})\s*분?|(반))?(?::\d{2})?\s*(am|pm)?/i.exec(text) ??
    // In `2pm 11/12` the hour stands before.
    /(오전|오후|(?<!\d\s?)(?:am|pm))\s*(\d{1,2})()()()/i.exec(text) ??
    /()\b(\d{1,2})()()\s?(am|pm)\b/i.exec(text);
  if (!found) return null;
  const [whole, before = '', hours = '', minutes = '', half = '', after = ''] = found;
  const meridiem = (before || after).toLowerCase();
  const hour = Number(hours);
  if (meridiem !== '' && (hour < 1 || hour > 12)) return null;
  const isAfternoon = meridiem === '오후' || meridiem === 'pm';
  const in24 = meridiem === '' ? hour : (hour % 12) + (isAfternoon ? 12 : 0);
  const minute = half === '' ? Number(minutes || 0) : 30;
  return { time: `${twoDigits(in24)}:${twoDigits(minute)}`, rest: tidyRest(text.replace(whole, ' ')) };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY = '(?:(sun|mon|tue|wed|thu|fri|sat)[a-z]*\\.?)';
const DATE_IN_WORDS = new RegExp(
  `^${WEEKDAY}?\\s*(?:${DAY}[\\s-]*${MONTH}|${MONTH}\\s*${DAY})(?:[\\s-]+(20\\d{2}))?\\s*\\(?${WEEKDAY}?\\)?$`,
  'i',
);

/** `30 Nov`, `Mon Nov 30 2026`. A weekday that is not the date's leaves open which of both is meant. */
function readDateInWords(text: string, now: number): string | null {
  const found = DATE_IN_WORDS.exec(text);
  if (!found) return null;
  const [, before, day1, month1, month2, day2, year, after] = found;
  const month = MONTHS.indexOf((month1 ?? month2 ?? '').slice(0, 3).toLowerCase()) + 1;
  const date = `-${twoDigits(month)}-${twoDigits(day1 ?? day2 ?? '')}`;
  const whole = year === undefined ? withYear(date, now) : `${year}${date}`;
  const weekday = (before ?? after)?.slice(0, 3).toLowerCase();
  const isSameDay = weekday === undefined || WEEKDAYS[weekdayOf(whole)] === weekday;
  return isSameDay ? whole : null;
}

/** In December, 1/5 means January of next year. */
function withYear(date: string, now: number): string {
  const thisYear = kstDate(now).slice(0, 4);
  return `${thisYear}${date}` < kstDate(now) ? `${Number(thisYear) + 1}${date}` : `${thisYear}${date}`;
}

function readDate(text: string, now: number): string | null {
  if (text === '') return kstDate(now);
  const days = RELATIVE[text.toLowerCase()];
  if (days !== undefined) return kstDateAfter(now, days);
  const full =
    /^(\d{4}|\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?\s*(?:\([^)]*\))?$/.exec(text) ??
    /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  if (full) return `${(full[1] ?? '').padStart(4, '20')}-${twoDigits(full[2] ?? '')}-${twoDigits(full[3] ?? '')}`;
  const short = /^(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?\s*(?:\([^)]*\))?$/.exec(text);
  if (!short) return readDateInWords(text, now);
  return withYear(`-${twoDigits(short[1] ?? '')}-${twoDigits(short[2] ?? '')}`, now);
}

/** `12/1`, `2026-12-01(화)`, `20261201`, `26.12.01`, `12/1/2026`, `내일`: also dates that cannot be read. */
const DATE_SHAPE =
  /^(?:\d{2}(?:\d{2})?\s*[-./년]\s*\d{1,2}\s*[-./월]\s*\d{1,2}\s*[.일]?|\d{1,2}\s*[/월]\s*\d{1,2}\s*일?|\d{1,2}[-./]\d{1,2}[-./]\d{4}|20\d{2}[01]\d[0-3]\d)\s*(?:\([^)]*\)|[월화수목금토일](?:요일)?)?$/;
/** What databases write after a date. */
const MIDNIGHT = /[T ]0?0:00(?::00(?:\.0+)?)?Z?$/;

const tidyDate = (cell: string) => tidyRest(cell.normalize('NFKC').replace(/\s+/g, ' ').trim().replace(MIDNIGHT, ''));

export const isDate = (cell: string) =>
  DATE_SHAPE.test(tidyDate(cell)) ||
  DATE_IN_WORDS.test(tidyDate(cell)) ||
  Object.hasOwn(RELATIVE, tidyDate(cell).toLowerCase());

/** `10:30`, which says no date. */
export const isClock = (cell: string) => readClock(cell.normalize('NFKC').trim())?.rest === '';

const NO_DATE = '?/?';

/**
 * Joins a date and a time that have columns of their own. A time that says its date stays. A time beside an empty date
 * cell cannot be read: it may belong to the date above it, or be for today.
 */
export function joinMoment(date: string, time: string, now: number): string {
  const day = tidyDate(date);
  if (isClock(time)) return `${day || NO_DATE} ${time}`;
  if (day === '' || readMoment(time, now)) return time;
  if (time !== '' && NOW_LABELS.has(time.toLowerCase()) && readDate(day, now) === kstDate(now)) return time;
  return `${day} ${time}`.trim();
}

const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z)?$/;

/** Reads Korean wall-clock time as people write it. Returns an ISO instant, null for "now", undefined if unreadable. */
export function readMoment(cell: string, now: number): string | null | undefined {
  const text = cell.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (NOW_LABELS.has(text.toLowerCase())) return null;
  const iso = ISO.exec(text);
  if (iso?.[3]) return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
  if (iso) return kstToIso(iso[1] ?? '', iso[2] ?? '') ?? undefined;
  const clock = readClock(text);
  if (!clock) return undefined;
  const date = readDate(clock.rest, now);
  return date === null ? undefined : (kstToIso(date, clock.time) ?? undefined);
}

/**
 * `내일 9시`, written at `now` (epoch ms), becomes `2026-11-22 09:00` (KST), which does not depend on the reading time.
 * "Now" and unreadable texts stay unchanged.
 */
export function tidyMoment(cell: string, now: number): string {
  const moment = readMoment(cell, now);
  if (!moment) return cell;
  const at = Date.parse(moment);
  return `${kstDate(at)} ${kstTime(at)}`;
}

/** How a row is paid; `onArrival` is cash from the recipient. */
export type BulkPay = SheetPay | 'onArrival';

/** What people write; an empty cell means the first. */
const PAY_WORDS: Record<BulkPay, readonly string[]> = {
  credit: [
    ...['', '신용', '신용(월정산)', '월정산', '후불', '외상'],
    ...['credit', 'oncredit', 'monthly', 'monthlybilling', 'monthlyinvoice', 'invoice', 'onaccount'],
  ],
  cash: [
    ...['현금·계좌이체', '현금', '계좌이체', '송금', '선불'],
    ...['cashorbanktransfer', 'cash/banktransfer', 'cash', 'banktransfer', 'wiretransfer', 'prepaid'],
  ],
  onArrival: [
    ...['착불', '현금착불', 'payondelivery', 'payonarrival', 'cashonarrival', 'cashondelivery', 'cod'],
    ...['collect', 'freightcollect', 'recipientpays', 'receiverpays'],
  ],
};
export const BULK_PAYS = keysOf(PAY_WORDS);

export function readPay(cell: string): BulkPay | undefined {
  const word = cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/(?<=[a-z])[.-]/g, '');
  return BULK_PAYS.find((pay) => PAY_WORDS[pay].includes(word));
}

const UNITS = {
  count:
    '개|박스|상자|[파팔][레렛]트|box(?:es)?|ea|pcs?|pieces?|parcels?|packages?|items?|units?|cartons?|ctns?|pallets?|plts?',
  weight: 'kgs?|kilos?|킬로|㎏',
};

/** `3개`, `1,200 kg` → `3`, `1,200`, which `readNumber` reads; undefined if the text is no number of this kind. */
export function readFigure(cell: string, kind: keyof typeof UNITS): string | undefined {
  return new RegExp(`^([\\d,]+(?:\\.\\d+)?)\\s*(?:${UNITS[kind]})?$`, 'i').exec(cell.normalize('NFKC').trim())?.[1];
}
