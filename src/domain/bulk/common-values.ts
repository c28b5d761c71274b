import { REQUIRED_FIELDS, type BulkField } from './fields';
import type { BulkRow } from './row';

/** Columns that are shown together as one line while all rows agree. The others always stay in the sheet. */
export const COMMON_GROUPS = {
  sender: ['pickupAddress', 'pickupDetail', 'pickupName', 'pickupPhone'],
  time: ['time'],
  pay: ['pay'],
  goods: ['goods', 'count', 'weight'],
  dropDetail: ['dropDetail'],
  dropNote: ['dropNote'],
  remark: ['remark'],
  reference: ['reference'],
  costCentre: ['costCentre'],
  memo: ['memo'],
} as const satisfies Record<string, readonly BulkField[]>;

export type CommonGroup = keyof typeof COMMON_GROUPS;

/** Columns in which an empty cell means something: now, and credit. */
const WITH_DEFAULT: readonly CommonGroup[] = ['time', 'pay'];

/** What all rows of the sheet have in a group of columns. */
type CommonState =
  /** Stays in the sheet: rows differ, a required cell is empty, or there is only one row. */
  | 'differs'
  /** All rows have the same values. */
  | 'same'
  /** All cells are empty. */
  | 'empty';

export function commonState(rows: readonly BulkRow[], group: CommonGroup): CommonState {
  const fields: readonly BulkField[] = COMMON_GROUPS[group];
  const [first, second] = rows;
  if (!first) return 'differs';
  if (rows.some((row) => fields.some((field) => row.values[field] !== first.values[field]))) return 'differs';
  if (fields.some((field) => REQUIRED_FIELDS.includes(field) && first.values[field] === '')) return 'differs';
  if (WITH_DEFAULT.includes(group)) return 'same';
  if (fields.every((field) => first.values[field] === '')) return 'empty';
  // The cells of a single row stay where they can be typed into.
  return second ? 'same' : 'differs';
}
