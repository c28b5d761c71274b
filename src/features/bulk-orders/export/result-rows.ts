import type { TFunction } from 'i18next';
import type { Locale } from '@/config/locales';
import { BULK_FIELDS, type BulkField } from '@/domain/bulk/fields';
import { publicOrderUrl } from '@/lib/share/public-order-url';
import type { RowView } from '../state/row-views';
import type { CellLabelReader } from '../grid/use-cell-labels';

export type ResultCell = string | number;

/** The sheet for export: all fields, the customer's own columns unchanged, and each row's result. */
export function resultRows(
  views: readonly RowView[],
  headers: readonly string[],
  labels: Pick<CellLabelReader, 'problems'>,
  fieldName: (field: BulkField) => string,
  t: TFunction<'bulk'>,
  locale: Locale,
): ResultCell[][] {
  const results = [t('result.status'), t('result.orderNo'), t('result.price'), t('result.link'), t('result.reason')];
  // After an import of an earlier result file, the new results replace the old ones.
  const own = headers.flatMap((header, index) => (results.includes(header) ? [] : [{ header, index }]));
  const head = [...BULK_FIELDS.map(fieldName), ...own.map(({ header }) => header), ...results];
  const rows = views.map((view): ResultCell[] => {
    const { values, extra, send } = view.row;
    const cells = [...BULK_FIELDS.map((field) => values[field]), ...own.map(({ index }) => extra[index] ?? '')];
    if (send.status !== 'sent') {
      const price = view.price?.status === 'priced' ? view.price.total : '';
      const result = send.status === 'unknown' ? t('status.unknown') : t('result.notSent');
      return [...cells, result, '', price, '', labels.problems(view)];
    }
    const { id, orderNo, organizationId } = send.order;
    return [
      ...cells,
      t('result.sent'),
      orderNo,
      send.total,
      organizationId ? publicOrderUrl(locale, organizationId, id) : '',
      '',
    ];
  });
  return [head, ...rows];
}
