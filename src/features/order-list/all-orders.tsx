import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { DeferredRender } from '@/ui/kit/layout/deferred-render';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { ExportButton } from './export/export-button';
import { FilterBar, FilterSelects } from './filter/filter-bar';
import { ListFailed } from './list-failed';
import { useListMemory } from './list-memory';
import { ListTools } from './list-tools';
import { OrderCount } from './order-count';
import { OrderListEmpty } from './order-list-empty';
import { readFilter, toKeyword, type Sort } from './filter/order-list-filter';
import { OrderListSkeleton } from './rows/order-list-skeleton';
import { OrderResults } from './order-results';
import { pageCount } from './paging/page-count';
import { ALL_SELECTED } from './selection/selection';
import { useScrollRestore } from './use-scroll-restore';
import { useListFilter } from './filter/use-list-filter';
import { useOrderList } from './use-order-list';
import type { CancelDialogType } from './rows/use-row-cancel';
import { ViewLink } from './view-link';

/** The customer's orders with search, filters and export. Works for ten and for a hundred thousand. */
export function AllOrders({ CancelDialog }: { CancelDialog: CancelDialogType }) {
  const { t } = useTranslation('orders');
  const epoch = useAppSelector(({ auth }) => auth.epoch);
  const { restored, remember } = useListMemory(epoch);
  const { filter, change, view, page } = useListFilter();
  const [keyword, setKeyword] = useState(restored.keyword);
  const [clearCount, setClearCount] = useState(0);
  const [isPicking, setIsPicking] = useState(false);
  const isDesktop = useIsAtLeast('md');
  const list = useOrderList(filter, keyword);
  const { shown, total } = list;
  const shownPage = view === 'pages' ? Math.min(page, pageCount(total ?? 1)) : null;

  const rowsKey = JSON.stringify([shown, shownPage]);
  const [initialKey] = useState(rowsKey);
  const offset = rowsKey === initialKey ? restored.scrollY : 0;
  const leave = useCallback((scrollY: number) => remember({ scrollY }), [remember]);
  useScrollRestore({ rowsKey, isReady: total !== undefined, offset, onLeave: leave });

  function search(text: string) {
    const next = toKeyword(text);
    setKeyword(next);
    remember({ keyword: next });
    if (page > 1) change({});
  }

  function clear() {
    search('');
    setClearCount(clearCount + 1);
    change(readFilter({ sort: filter.sort }));
  }

  if (total === 0 && !list.isNarrowed && !list.isBusy) return <OrderListEmpty />;
  return (
    <>
      <FilterBar key={clearCount} filter={filter} keyword={keyword} onChange={change} onSearch={search} />
      <DeferredRender isAwaited={offset > 0}>
        <ListTools>
          <OrderCount
            total={total}
            totalOfAll={list.totalOfAll}
            isNarrowed={list.isNarrowed}
            isBusy={list.isBusy}
            hasFailed={list.error !== null}
          />
          <FilterSelects filter={filter} onChange={change} />
          {total === 0 || isDesktop ? null : (
            <Button size="small" variant="ghost" aria-pressed={isPicking} onClick={() => setIsPicking(!isPicking)}>
              {isPicking ? t('pick.end') : t('pick.start')}
            </Button>
          )}
          <ViewLink to="map" />
          {total === 0 ? null : <ExportButton source={{ filter: shown, total: total ?? 0, selection: ALL_SELECTED }} />}
        </ListTools>
        {content()}
      </DeferredRender>
    </>
  );

  function content() {
    if (total === 0) return <OrderListEmpty onClear={clear} />;
    if (total !== undefined) {
      return (
        <OrderResults
          filter={shown}
          total={total}
          isBusy={list.isBusy}
          isPicking={isPicking}
          initialOffset={offset}
          page={shownPage}
          onSort={(sort: Sort) => change({ sort })}
          CancelDialog={CancelDialog}
        />
      );
    }
    if (list.error === null) return <OrderListSkeleton />;
    return <ListFailed error={list.error} isRetrying={list.isRetrying} onRetry={list.retry} />;
  }
}
