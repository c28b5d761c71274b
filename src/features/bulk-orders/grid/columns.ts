import type { BulkField } from '@/domain/bulk/fields';
import { keysOf } from '@/domain/keys-of';

/** Column widths in pixels, in the order of the sheet: what identifies an order comes first. */
const WIDTHS: Record<BulkField, number> = {
  dropName: 104,
  dropPhone: 132,
  dropAddress: 204,
  vehicle: 92,
  dropDetail: 112,
  reference: 92,
  goods: 120,
  count: 72,
  weight: 84,
  time: 140,
  pay: 76,
  dropNote: 180,
  remark: 180,
  costCentre: 112,
  memo: 160,
  pickupAddress: 228,
  pickupDetail: 112,
  pickupName: 104,
  pickupPhone: 132,
};
const ORDER = keysOf(WIDTHS);

export const NUMBER_WIDTH = 40;
export const PRICE_WIDTH = 88;
const STATUS_WIDTH = 208;
/** Columns that a problem made wider, in pixels. */
export type WiderColumns = Partial<Record<BulkField | 'status', number>>;

/** The columns that are shown: the fields, then the price and the status of the row. */
export type GridLayout = {
  fields: readonly BulkField[];
  /** Left edge and width of each field's column in pixels, after the row number. */
  places: readonly { left: number; width: number }[];
  priceColumn: number;
  statusColumn: number;
  /** Number of columns without the row number. */
  count: number;
  statusWidth: number;
  totalWidth: number;
};

export function createLayout(hidden: ReadonlySet<BulkField>, wider: WiderColumns = {}): GridLayout {
  const statusWidth = Math.max(STATUS_WIDTH, wider.status ?? 0);
  const fields = ORDER.filter((field) => !hidden.has(field));
  let left = NUMBER_WIDTH;
  const places = fields.map((field) => {
    const place = { left, width: Math.max(WIDTHS[field], wider[field] ?? 0) };
    left += place.width;
    return place;
  });
  return {
    fields,
    places,
    priceColumn: fields.length,
    statusColumn: fields.length + 1,
    count: fields.length + 2,
    statusWidth,
    totalWidth: left + PRICE_WIDTH + statusWidth,
  };
}

export const widthOf = ({ places, priceColumn, statusWidth }: GridLayout, column: number) =>
  places[column]?.width ?? (column === priceColumn ? PRICE_WIDTH : statusWidth);
