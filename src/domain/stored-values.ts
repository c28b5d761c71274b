/** The basis of all readers of stored values, which never trust what they read. */
type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The last moment that a date can have; a later one would throw where it is shown. */
const LAST_DATE_MS = 8.64e15;

/** Whether it is a time in epoch ms. */
export const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= LAST_DATE_MS;

/** Without fields if the value is not a record. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** 0 if the value is not a finite number. */
export const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** [] if the value is not an array; cut to `max` entries. */
export const listOf = (value: unknown, max: number): unknown[] => (Array.isArray(value) ? value.slice(0, max) : []);

/** '' if the value is not a string; cut to `max` UTF-16 units. */
export const textOf = (value: unknown, max: number) => (typeof value === 'string' ? value.slice(0, max) : '');
