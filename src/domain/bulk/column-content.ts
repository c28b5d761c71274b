import { isPhone } from '../text/phone';
import type { Kind } from './column-labels';
import type { BulkField } from './fields';
import { readMoment, readPay, readPhones } from './read-value';
import { splitAddress } from './split-address';

/** What the values of a column look like: a field, or a kind whose side (pickup or drop) is still unknown. */
export type ContentGuess = { kind: Kind } | { field: BulkField } | null;

const MIN_SHARE = 0.6;
const NAME = /^(?:[가-힣]{2,5}|[가-힣]{1,6}\s?(?:님|과장|대리|팀장|부장|실장|차장))$/;
const VEHICLE = /^(?:오토바이|다마스|라보|승용차?|퀵|[\d.]+\s?(?:톤|t)\b.*|.*(?:탑차|카고|윙바디))$/i;

const isAddress = (cell: string) => /(?:로|길|동|리|가)\s*\d/.test(cell) && splitAddress(cell).search.length >= 6;

const TESTS: readonly [ContentGuess & object, (cell: string) => boolean][] = [
  [{ kind: 'phone' }, (cell) => readPhones(cell).length > 0 && readPhones(cell).every((phone) => isPhone(phone))],
  [{ kind: 'address' }, isAddress],
  [{ field: 'vehicle' }, (cell) => VEHICLE.test(cell)],
  [{ field: 'pay' }, (cell) => readPay(cell) !== undefined],
  [{ field: 'time' }, (cell) => typeof readMoment(cell, 0) === 'string' || /^(지금|즉시|바로)$/.test(cell)],
  [{ kind: 'name' }, (cell) => NAME.test(cell)],
];

/** Guesses a column's content from its cells: at least 60 % of the non-empty ones must match. */
export function guessContent(cells: readonly string[]): ContentGuess {
  const given = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (given.length === 0) return null;
  const found = TESTS.find(([, matches]) => given.filter(matches).length / given.length >= MIN_SHARE);
  return found?.[0] ?? null;
}
