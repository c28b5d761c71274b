import { useTranslation } from '@/lib/i18n/use-translation';
import { useCallback, useRef } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { useListDensity } from '@/lib/storage/list-density';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import { CARD_REM, OrderCards } from './rows/order-cards';
import type { Sort, WireFilter } from './filter/order-list-filter';
import { OrderTable, type OrderRowsProps } from './rows/order-table';
import { ROW_REM, TableFrame } from './rows/order-table-styles';
import type { OrderPreview } from './preview/order-preview';
import { usePreview } from './preview/use-preview';
import { PagesFailed } from './paging/pages-failed';
import { selectedCount } from './selection/selection';
import { useOrderPage } from './paging/use-order-page';
import { useIsTable } from './rows/use-is-table';
import { useOrderWindow } from './rows/use-order-window';
import { useRowTools } from './rows/use-row-tools';
import { useSelection } from './selection/use-selection';
import { Pagination } from './paging/pagination';
import type { SelectedAction } from './selection/selected-action';
import type { SelectionBar } from './selection/selection-bar';

type ResultsProps = {
  filter: WireFilter;
  total: number;
  /** The provider's time in ms. */
  now: number;
  isBusy: boolean;
  isPicking: boolean;
  initialOffset: number;
  /** Orders in progress stand above the list. */
  hasRowsAbove: boolean;
  /** From 1; null for one long list. */
  page: number | null;
  onSort: (sort: Sort) => void;
  /** An action was chosen on the selected orders, or on one. */
  onStart: (started: SelectedAction) => void;
};

type Shape = Omit<OrderRowsProps, 'window'> & { Rows: typeof OrderTable; rowRem: number };

const PREVIEW_WIDTH = 400;

const Split = styled('div')(({ theme }) => ({
  '&[data-preview="true"]': {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${PREVIEW_WIDTH}px`,
    gap: theme.spacing(6),
    alignItems: 'start',
  },
}));
const Column = styled('div')({ minWidth: 0 });

const LazySelectionBar = lazyPart<Parameters<typeof SelectionBar>[0]>(() =>
  import('./selection/selection-bar').then((module) => module.SelectionBar),
);
const LazyOrderPreview = lazyPart<Parameters<typeof OrderPreview>[0]>(() =>
  import('./preview/order-preview').then((module) => module.OrderPreview),
);

/** The filtered orders and the actions on them. */
export function OrderResults({ filter, total, isBusy, isPicking, onSort, onStart, ...rest }: ResultsProps) {
  const { t } = useTranslation('orders');
  const frame = useRef<HTMLDivElement>(null);
  const isTable = useIsTable();
  const density = useListDensity();
  const { selection, pick, pickAll, clear } = useSelection(filter);
  const preview = usePreview();
  const cancel = (row: number, order: OrderListItem) =>
    onStart({
      action: 'cancel',
      orders: [order],
      isOpen: true,
      // The pressed button disappears with the old status. After the dialog has given the focus back to it.
      onCancel: () =>
        requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-index="${row}"] a`)?.focus()),
    });
  const toolsOf = useRowTools({ onPick: pick, onCancel: cancel }, rest.now);
  const source = { filter, total, selection };
  const count = selectedCount(selection, total);
  const shape: Shape = {
    ...(isTable ? { Rows: OrderTable, rowRem: ROW_REM[density] } : { Rows: OrderCards, rowRem: CARD_REM }),
    total,
    sort: filter.sort,
    density,
    isBusy,
    isPicking,
    selection,
    toolsOf,
    preview: preview.open,
    shownId: preview.shown,
    onSort,
    onPickAll: pickAll,
  };
  const focusFrame = () => frame.current?.focus({ preventScroll: true });
  const clearAndStay = useCallback(() => {
    clear();
    // The bar and its focused button disappear.
    focusFrame();
  }, [clear]);

  return (
    <Split ref={frame} tabIndex={-1} data-preview={preview.shown !== null}>
      <Column>
        <VisuallyHidden role="status">{count > 0 ? t('pick.count', { count }) : null}</VisuallyHidden>
        <TableFrame>
          {/* Rows of another height are measured anew. */}
          {rest.page === null ? (
            <LongList
              key={shape.rowRem}
              filter={filter}
              initialOffset={rest.initialOffset}
              hasRowsAbove={rest.hasRowsAbove}
              shape={shape}
            />
          ) : (
            <Page key={shape.rowRem} filter={filter} page={rest.page} shape={shape} onTurn={focusFrame} />
          )}
        </TableFrame>
        {count > 0 ? <LazySelectionBar source={source} count={count} onStart={onStart} onClear={clearAndStay} /> : null}
      </Column>
      {preview.shown === null ? null : <LazyOrderPreview orderId={preview.shown} onClose={preview.close} />}
    </Split>
  );
}

type PartProps = { filter: WireFilter; shape: Shape };

/** More rows make the page hang, and are taller than a browser draws. Filters and pages show the orders behind them. */
const MAX_LONG_LIST = 100_000;

type LongListProps = PartProps & Pick<ResultsProps, 'initialOffset' | 'hasRowsAbove'>;

function LongList({ filter, initialOffset, hasRowsAbove, shape }: LongListProps) {
  const { Rows, rowRem, ...rows } = shape;
  const window = useOrderWindow({
    filter,
    total: Math.min(rows.total, MAX_LONG_LIST),
    rowRem,
    initialOffset,
    hasRowsAbove,
  });
  return (
    <>
      <Rows {...rows} window={window} />
      {window.isFailed ? <PagesFailed onRetry={window.retry} /> : null}
    </>
  );
}

function Page({ filter, page, shape, onTurn }: PartProps & { page: number; onTurn: () => void }) {
  const { Rows, rowRem, ...rows } = shape;
  const window = useOrderPage({ filter, total: rows.total, rowRem, page });
  return (
    <>
      <Rows {...rows} window={window} />
      {window.isFailed ? <PagesFailed onRetry={window.retry} /> : null}
      <Pagination page={page} total={rows.total} onTurn={onTurn} />
    </>
  );
}
