import { useTranslation } from 'next-i18next/pages';
import { useCallback, useRef } from 'react';
import { LazyCancelOrders } from '@/queries/cancel-orders/lazy-cancel-orders';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { CARD_REM, OrderCards } from './rows/order-cards';
import type { Sort, WireFilter } from './filter/order-list-filter';
import { OrderTable, type OrderRowsProps } from './rows/order-table';
import { HEAD_HEIGHT, ROW_REM } from './rows/order-table-styles';
import { PagesFailed } from './paging/pages-failed';
import { selectedCount } from './selection/selection';
import { useOrderPage } from './paging/use-order-page';
import { useOrderWindow } from './rows/use-order-window';
import { useRowCancel } from './rows/use-row-cancel';
import { useRowTools } from './rows/use-row-tools';
import { useSelection } from './selection/use-selection';
import { Pagination } from './paging/pagination';
import { SelectionBar } from './selection/selection-bar';

type ResultsProps = {
  filter: WireFilter;
  total: number;
  isBusy: boolean;
  isPicking: boolean;
  initialOffset: number;
  /** From 1; null for one long list. */
  page: number | null;
  onSort: (sort: Sort) => void;
};

type Shape = Omit<OrderRowsProps, 'window'> & { Rows: typeof OrderTable; rowRem: number; headerHeight: number };

/** The filtered orders and the actions on them. */
export function OrderResults({ filter, total, isBusy, isPicking, onSort, ...rest }: ResultsProps) {
  const { t } = useTranslation('orders');
  const frame = useRef<HTMLDivElement>(null);
  const isDesktop = useIsAtLeast('md');
  const { selection, pick, pickAll, clear } = useSelection(filter);
  const cancel = useRowCancel(frame);
  const kit = useRowTools({ onPick: pick, onCancel: cancel.open });
  const source = { filter, total, selection };
  const count = selectedCount(selection, total);
  const shape: Shape = {
    ...(isDesktop
      ? { Rows: OrderTable, rowRem: ROW_REM, headerHeight: HEAD_HEIGHT }
      : { Rows: OrderCards, rowRem: CARD_REM, headerHeight: 0 }),
    total,
    sort: filter.sort,
    isBusy,
    isPicking,
    selection,
    kit,
    onSort,
    onPickAll: pickAll,
  };
  const clearAndStay = useCallback(() => {
    clear();
    // The bar and its focused button disappear.
    frame.current?.focus({ preventScroll: true });
  }, [clear]);

  return (
    <div ref={frame} tabIndex={-1}>
      <VisuallyHidden role="status">{count > 0 ? t('pick.count', { count }) : null}</VisuallyHidden>
      {rest.page === null ? (
        <LongList filter={filter} initialOffset={rest.initialOffset} shape={shape} />
      ) : (
        <Page filter={filter} page={rest.page} shape={shape} />
      )}
      {count > 0 ? <SelectionBar source={source} count={count} onClear={clearAndStay} /> : null}
      {cancel.dialog ? <LazyCancelOrders {...cancel.dialog} /> : null}
    </div>
  );
}

type PartProps = { filter: WireFilter; shape: Shape };

function LongList({ filter, initialOffset, shape }: PartProps & { initialOffset: number }) {
  const { Rows, rowRem, headerHeight, ...rows } = shape;
  const window = useOrderWindow({ filter, total: rows.total, rowRem, initialOffset, headerHeight });
  return (
    <>
      <Rows {...rows} window={window} />
      {window.isFailed ? <PagesFailed onRetry={window.retry} /> : null}
    </>
  );
}

function Page({ filter, page, shape }: PartProps & { page: number }) {
  const { Rows, rowRem, headerHeight: _nothing, ...rows } = shape;
  const window = useOrderPage({ filter, total: rows.total, rowRem, page });
  return (
    <>
      <Rows {...rows} window={window} />
      {window.isFailed ? <PagesFailed onRetry={window.retry} /> : null}
      <Pagination page={page} total={rows.total} />
    </>
  );
}
