import { isRecord } from '@/domain/stored-values';

export type Fields = Readonly<Record<string, unknown>>;
/** Undefined if the value is no text or an empty one. */
export const givenText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
/** Empty if the value is no list. */
export const givenList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** No answer of the contract is deeper; a hostile one must not exhaust the stack. */
export const MAX_DEPTH = 40;

export function renamed(value: unknown, rename: (name: string) => string, depth = 0): unknown {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [rename(name), renamed(inner, rename, depth + 1)]),
  );
}

export const toCamel = (name: string) =>
  name.replace(/(?<=[a-zA-Z0-9])_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
export const toSnake = (name: string) =>
  name.replace(/(?<=[a-z0-9])[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`).toLowerCase();
