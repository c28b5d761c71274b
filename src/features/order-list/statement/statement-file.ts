import type { TFunction } from 'i18next';
import type { OrderListItem } from '@/api/order/order-requests';
import { orderNumber } from '@/domain/order/order-number';
import { billedLine, type StatementTotals } from '@/domain/order/statement';
import { kstDate } from '@/domain/time/kst';
import { writeXlsx } from '@/lib/spreadsheet/write-xlsx';

const WIDTHS = [12, 16, 8, 36, 36, 16, 12, 12, 12];

type Texts = { t: TFunction<'statement'>; tOrder: TFunction<'order'> };

type StatementContent = {
  /** As the customer reads it. */
  month: string;
  supplier: string;
  recipient: string;
  orders: readonly OrderListItem[];
  totals: StatementTotals;
  /** What the sums lack. */
  notes: readonly string[];
};

/** The statement as a workbook: month and parties, a row for each order, the sums, and what they lack. */
export function statementFile(
  { month, supplier, recipient, orders, totals, notes }: StatementContent,
  { t, tOrder }: Texts,
) {
  const titleRows = [[`${t('title')} · ${month}`], [t('supplier'), supplier], [t('recipient'), recipient], []];
  const heading = [
    t('column.date'),
    t('column.orderNo'),
    t('column.type'),
    t('column.pickup'),
    t('column.dropoff'),
    t('column.pay'),
    t('column.supply'),
    t('column.vat'),
    t('column.total'),
  ];
  const rows = orders.map((order) => {
    const line = billedLine(order);
    const unknown = tOrder('row.unknown');
    return [
      order.createdAt ? kstDate(Date.parse(order.createdAt)) : '',
      orderNumber(order),
      order.orderType ? tOrder(`type.${order.orderType}`) : '',
      order.pickup ?? '',
      order.dropoff ?? '',
      order.pay ? tOrder(`pay.${order.pay}`) : '',
      line?.supply ?? unknown,
      line?.vat ?? unknown,
      line?.total ?? unknown,
    ];
  });
  const sums = [t('sum'), '', '', '', '', '', totals.supply, totals.vat, totals.total];
  return writeXlsx([
    { name: t('title'), widths: WIDTHS, titleRows, rows: [heading, ...rows, sums, ...notes.map((note) => [note])] },
  ]);
}
