import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useLocale } from '@/ui/use-locale';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { Body, Head, HEAD_HEIGHT, ROW_REM, Table } from './order-table-styles';
import { OrderRow } from './order-row';
import { PagesFailed } from './pages-failed';
import type { Sort, WireFilter } from './order-list-filter';
import { SortHeader } from './sort-header';
import { useOrderWindow } from './use-order-window';
import { useRowKeys } from './use-row-keys';

export type OrderRowsProps = {
  filter: WireFilter;
  total: number;
  initialOffset: number;
  isBusy: boolean;
  onSort: (sort: Sort) => void;
};

/** Desktop: one row an order. Only the rows under the window exist. */
export function OrderTable({ filter, total, initialOffset, isBusy, onSort }: OrderRowsProps) {
  const { t } = useTranslation('orders');
  const { t: tOrder } = useTranslation('order');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { list, virtualizer, rows, pages, setFocused } = useOrderWindow({
    filter,
    total,
    initialOffset,
    rowRem: ROW_REM,
    covered: HEAD_HEIGHT,
  });
  const keys = useRowKeys({ list, virtualizer, total, setFocused });

  return (
    <>
      <Table role="table" aria-label={t('title')} aria-rowcount={total + 1} aria-busy={isBusy}>
        <Head role="rowgroup">
          <div role="row" aria-rowindex={1}>
            <SortHeader name="createdAt" sort={filter.sort} onSort={onSort}>
              {t('column.order')}
            </SortHeader>
            <span role="columnheader" data-cell="status">
              {t('column.status')}
            </span>
            <span role="columnheader" data-cell="route">
              {t('column.route')}
            </span>
            <span role="columnheader" data-cell="recipient">
              {t('column.recipient')}
            </span>
            <span role="columnheader" data-cell="vehicle">
              {t('column.vehicle')}
            </span>
            <SortHeader name="total" sort={filter.sort} onSort={onSort}>
              {t('column.total')}
            </SortHeader>
            <span role="columnheader" data-cell="action">
              <VisuallyHidden>{t('column.action')}</VisuallyHidden>
            </span>
          </div>
        </Head>
        <Body role="rowgroup" ref={list} style={{ height: virtualizer.getTotalSize() }} {...keys}>
          {rows.map(({ index, start }) => (
            <OrderRow
              key={index}
              index={index}
              top={start - virtualizer.options.scrollMargin}
              item={pages.itemAt(index)}
              now={now}
              t={t}
              tOrder={tOrder}
              locale={locale}
            />
          ))}
        </Body>
      </Table>
      {pages.isFailed ? <PagesFailed onRetry={pages.retry} /> : null}
    </>
  );
}
