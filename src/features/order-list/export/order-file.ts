import type { TFunction } from 'i18next';
import type { OrderListItem } from '@/api/order/order-requests';
import { listedAmount } from '@/domain/order/listed-amount';
import { orderNumber } from '@/domain/order/order-number';
import { formatStamp } from '@/domain/text/format';
import type { CsvRow } from '@/lib/spreadsheet/write-delimited';
import { listedStatus, vehicleLabel } from '@/ui/order/order-names';
import { statusText } from '@/ui/order/status-chip';
import { splitLabel } from '../rows/row-parts';

export const FILE_KINDS = ['xlsx', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

type Translations = {
  t: TFunction<'orderExport'>;
  tOrder: TFunction<'order'>;
  tOrders: TFunction<'orders'>;
  tTracking: TFunction<'tracking'>;
};
type Column = { name: string; width: number; of: (item: OrderListItem) => string | number };

const stamp = (iso: string | null | undefined) => (iso ? formatStamp(iso) : '');

const columns = ({ t, tOrder, tOrders, tTracking }: Translations): Column[] => [
  { name: t('column.orderNo'), width: 16, of: orderNumber },
  {
    name: t('column.status'),
    width: 12,
    of: (item) => statusText(listedStatus(item), item.orderType, tTracking),
  },
  { name: t('column.type'), width: 8, of: ({ orderType }) => (orderType ? tOrder(`type.${orderType}`) : '') },
  // A sum must be able to leave out the parts, or the whole.
  { name: t('column.split'), width: 12, of: (item) => splitLabel(item, tOrders) },
  { name: t('column.createdAt'), width: 17, of: ({ createdAt }) => stamp(createdAt) },
  { name: t('column.appointmentAt'), width: 17, of: ({ appointmentAt }) => stamp(appointmentAt) },
  { name: t('column.pickup'), width: 36, of: ({ pickup }) => pickup ?? '' },
  { name: t('column.dropoff'), width: 36, of: ({ dropoff }) => dropoff ?? '' },
  { name: t('column.stops'), width: 9, of: ({ stopCount }) => stopCount ?? '' },
  { name: t('column.recipient'), width: 12, of: ({ contactName }) => contactName ?? '' },
  { name: t('column.vehicle'), width: 14, of: (item) => vehicleLabel(tOrder, item.vehicleClass ?? '') },
  { name: t('column.driver'), width: 10, of: ({ driverName }) => driverName ?? '' },
  { name: t('column.pay'), width: 14, of: ({ pay }) => (pay ? tOrder(`pay.${pay}`) : '') },
  { name: t('column.total'), width: 12, of: (item) => listedAmount(item) ?? '' },
];

/** The orders as a CSV or XLSX file; the XLSX writer loads on first use. */
export async function orderFile(
  kind: FileKind,
  orders: readonly OrderListItem[],
  translations: Translations,
  signal: AbortSignal,
) {
  const sheet = columns(translations);
  const rows: CsvRow[] = [sheet.map(({ name }) => name), ...orders.map((item) => sheet.map(({ of }) => of(item)))];
  if (kind === 'csv') {
    const { toCsv } = await import('@/lib/spreadsheet/write-delimited');
    return new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });
  }
  const { writeXlsx } = await import('@/lib/spreadsheet/write-xlsx');
  return writeXlsx([{ name: translations.t('fileName'), widths: sheet.map(({ width }) => width), rows }], signal);
}
