import { BULK_FIELDS, type BulkField } from '@/domain/bulk/fields';

/** Column widths in pixels. */
const WIDTHS: Record<BulkField, number> = {
  pickupAddress: 260,
  pickupDetail: 140,
  pickupName: 120,
  pickupPhone: 150,
  dropAddress: 260,
  dropDetail: 140,
  dropName: 120,
  dropPhone: 150,
  dropNote: 200,
  vehicle: 150,
  time: 160,
  pay: 120,
  goods: 160,
  count: 110,
  weight: 130,
  remark: 200,
};
export const NUMBER_WIDTH = 52;
export const STATUS_WIDTH = 196;

/** Column 0 is the row's status; the fields follow. */
export const COLUMN_COUNT = BULK_FIELDS.length + 1;
export const fieldAt = (column: number): BulkField | undefined => BULK_FIELDS[column - 1];
export const columnOf = (field: BulkField) => BULK_FIELDS.indexOf(field) + 1;

/** Left edge and width of each column in pixels; the fields start after the row number and the status. */
export const COLUMNS: readonly { left: number; width: number }[] = [
  { left: NUMBER_WIDTH, width: STATUS_WIDTH },
  ...BULK_FIELDS.map((field, index) => ({
    left: BULK_FIELDS.slice(0, index).reduce((sum, one) => sum + WIDTHS[one], NUMBER_WIDTH + STATUS_WIDTH),
    width: WIDTHS[field],
  })),
];

export const TOTAL_WIDTH = BULK_FIELDS.reduce((sum, field) => sum + WIDTHS[field], NUMBER_WIDTH + STATUS_WIDTH);
