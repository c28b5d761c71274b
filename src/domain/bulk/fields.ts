/** The fields of a row, in the order of the sheet's columns. */
export const BULK_FIELDS = [
  'pickupAddress',
  'pickupDetail',
  'pickupName',
  'pickupPhone',
  'dropAddress',
  'dropDetail',
  'dropName',
  'dropPhone',
  'dropNote',
  'vehicle',
  'time',
  'pay',
  'goods',
  'count',
  'weight',
  'remark',
  'reference',
  'costCentre',
  'memo',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];
export type BulkValues = Readonly<Record<BulkField, string>>;

/** A row needs these to become an order; the others may stay empty. */
export const REQUIRED_FIELDS: readonly BulkField[] = [
  'pickupAddress',
  'pickupName',
  'pickupPhone',
  'dropAddress',
  'dropName',
  'dropPhone',
  'vehicle',
];

export const MAX_BULK_ROWS = 500;
export const MAX_BULK_BYTES = 2_000_000;

export const NO_VALUES: BulkValues = {
  pickupAddress: '',
  pickupDetail: '',
  pickupName: '',
  pickupPhone: '',
  dropAddress: '',
  dropDetail: '',
  dropName: '',
  dropPhone: '',
  dropNote: '',
  vehicle: '',
  time: '',
  pay: '',
  goods: '',
  count: '',
  weight: '',
  remark: '',
  reference: '',
  costCentre: '',
  memo: '',
};

export const isBulkField = (name: string): name is BulkField => BULK_FIELDS.some((field) => field === name);

/** What a column of an imported sheet may hold: a field, or the day of a time that stands in another column. */
export type ColumnField = BulkField | 'date';
export const COLUMN_FIELDS: readonly ColumnField[] = BULK_FIELDS.flatMap((field) =>
  field === 'time' ? (['date', field] as const) : [field],
);
export const isColumnField = (name: string): name is ColumnField => COLUMN_FIELDS.some((field) => field === name);
