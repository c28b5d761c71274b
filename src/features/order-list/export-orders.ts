import type { TFunction } from 'i18next';
import { listOrders, type OrderListItem } from '@/api/order/order-requests';
import { toCsv, type CsvRow } from '@/domain/csv';
import { formatStamp } from '@/domain/format';
import { orderStatusName } from '@/domain/order-status';
import { listedStatus, vehicleWord, type OrderT } from '@/ui/order-words';
import type { ListT } from './list-words';
import type { WireFilter } from './order-list-filter';

/** As many as the provider gives at once. */
const PAGE_SIZE = 100;
/** Pages on the way at the same time. */
const PARALLEL = 4;

type TrackingT = TFunction<'tracking'>;
type ExportOptions = { filter: WireFilter; signal: AbortSignal; onProgress: (done: number) => void };

const stamp = (iso: string | null | undefined) => (iso ? formatStamp(iso) : '');

const header = (t: ListT): CsvRow => [
  t('csv.orderNo'),
  t('csv.status'),
  t('csv.type'),
  t('csv.createdAt'),
  t('csv.appointmentAt'),
  t('csv.pickup'),
  t('csv.dropoff'),
  t('csv.stops'),
  t('csv.recipient'),
  t('csv.vehicle'),
  t('csv.driver'),
  t('csv.pay'),
  t('csv.total'),
];

const row = (item: OrderListItem, t: OrderT, tTracking: TrackingT): CsvRow => [
  item.orderNo ?? item.id,
  tTracking(`status.${orderStatusName(listedStatus(item))}`),
  item.orderType ? t(`type.${item.orderType}`) : '',
  stamp(item.createdAt),
  stamp(item.appointmentAt),
  item.pickup ?? '',
  item.dropoff ?? '',
  item.stopCount ?? '',
  item.contactName ?? '',
  vehicleWord(item, t) ?? '',
  item.driverName ?? '',
  item.pay ? t(`pay.${item.pay}`) : '',
  item.total ?? '',
];

/** Every order of the filter, page by page; one that moved between pages meanwhile is in it once. */
export async function collectOrders({ filter, signal, onProgress }: ExportOptions): Promise<OrderListItem[]> {
  const orders = new Map<string, OrderListItem>();
  const fetchPage = (pageIndex: number) => listOrders({ ...filter, pageIndex, pageSize: PAGE_SIZE }, signal);
  const keep = ({ items }: { items: OrderListItem[] }) => {
    for (const item of items) orders.set(item.id, item);
    onProgress(orders.size);
  };

  const first = await fetchPage(0);
  keep(first);
  const pages = Math.ceil(first.total / PAGE_SIZE);
  for (let next = 1; next < pages; next += PARALLEL) {
    const batch = Array.from({ length: Math.min(PARALLEL, pages - next) }, (_, index) => fetchPage(next + index));
    (await Promise.all(batch)).forEach(keep);
  }
  return [...orders.values()];
}

export const ordersCsv = (orders: readonly OrderListItem[], t: ListT, tOrder: OrderT, tTracking: TrackingT) =>
  toCsv([header(t), ...orders.map((item) => row(item, tOrder, tTracking))]);

export function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
