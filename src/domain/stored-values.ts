/** What every reader of stored values begins with: nothing that was stored is trusted. */
type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** [] for what is no list; cut where it is longer than `max`. */
export const listOf = (value: unknown, max: number): unknown[] => (Array.isArray(value) ? value.slice(0, max) : []);

/** '' for what is no text; cut where it is longer than `max`. */
export const textOf = (value: unknown, max: number) => (typeof value === 'string' ? value.slice(0, max) : '');
