import { useTranslation } from '@/lib/i18n/use-translation';
import { type Ref, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { searchKeyword } from '@/domain/text/search-keyword';
import { historyKey } from '@/lib/browser/after-list';
import { useLoadError } from '@/queries/use-load-error';
import { useAppSelector } from '@/store/hooks';
import { EmptyDrawing } from '@/ui/drawings/empty-drawing';
import { Button } from '@/ui/kit/button/button';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { DeferredRender } from '@/ui/kit/layout/deferred-render';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { styled } from '@/ui/styled';
import { ExportButton } from './export/export-button';
import { FilterBar, FilterSelects } from './filter/filter-bar';
import { DEFAULT_SORT, readFilter, type Sort } from './filter/order-list-filter';
import { useListFilter } from './filter/use-list-filter';
import type { NewestInProgress } from './in-progress/newest-in-progress';
import { useNewestInProgress } from './in-progress/use-newest-in-progress';
import { ListFailed } from './list-failed';
import { ListTools } from './list-tools';
import { OrderResults } from './order-results';
import { pageCount } from './paging/page-count';
import { OrderListSkeleton } from './rows/order-list-skeleton';
import { useIsTable } from './rows/use-is-table';
import type { SelectedAction, SelectedActionDialog } from './selection/selected-action';
import { ALL_SELECTED } from './selection/selection';
import { useOrderList } from './use-order-list';
import { useScrollRestore } from './use-scroll-restore';
import { ViewLink } from './view-link';

const LazyNewestInProgress = lazyPart<Parameters<typeof NewestInProgress>[0]>(() =>
  import('./in-progress/newest-in-progress').then((module) => module.NewestInProgress),
);

const LazySelectedAction = lazyPart<Parameters<typeof SelectedActionDialog>[0]>(() =>
  import('./selection/selected-action').then((module) => module.SelectedActionDialog),
);

/**
 * Holds the place of the orders in progress while their code loads. Three cards beside each other are wide enough for
 * driver and order number on one line only in a large window.
 */
const Newest = styled('div')(({ theme }) => ({
  minHeight: '14.1875rem',
  marginBottom: theme.spacing(5),
  '@media (min-width: 1500px)': { minHeight: '12.75rem' },
}));

/** Empty because nothing was ordered yet, or, with `onClear`, because nothing matches the filter. */
function OrderListEmpty({ onClear }: { onClear?: () => void }) {
  const { t } = useTranslation('orders');
  if (onClear) {
    return (
      <EmptyState
        picture={<EmptyDrawing name="box" />}
        isPictureBare
        title={t('empty.noMatchTitle')}
        message={t('empty.noMatchMessage')}
        action={<Button onClick={onClear}>{t('filter.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture={<EmptyDrawing name="road" width={176} />}
      isPictureBare
      title={t('empty.noneTitle')}
      message={t('empty.noneMessage')}
    />
  );
}

/** Its key tells the loads of different filters apart. */
function FirstLoad({ list }: { list: ReturnType<typeof useOrderList> }) {
  const error = useLoadError({ data: list.answer, error: list.error });
  if (error === null) return <OrderListSkeleton />;
  return <ListFailed error={error} isRetrying={list.isRetrying} onRetry={list.retry} />;
}

type OrderCountProps = {
  ref: Ref<HTMLParagraphElement>;
  /** Null if the provider tells none. */
  total: number | null | undefined;
  totalOfAll: number | undefined;
  isNarrowed: boolean;
  isBusy: boolean;
  hasFailed: boolean;
};

/** Announced whenever a filter changes it. */
function OrderCount({ ref, total, totalOfAll, isNarrowed, isBusy, hasFailed }: OrderCountProps) {
  const { t } = useTranslation('orders');
  return (
    <p ref={ref} role="status" tabIndex={-1}>
      {countText()}
    </p>
  );

  function countText() {
    if (total === null || (total === undefined && hasFailed)) return null;
    if (total === undefined || isBusy) return t('count.loading');
    if (!isNarrowed) return t('count.all', { count: total });
    return totalOfAll === undefined
      ? t('count.found', { count: total })
      : t('count.some', { count: total, total: totalOfAll });
  }
}

/** The list's state while an order is open. In memory only, because a keyword may be a person's name. */
type ListState = { keyword: string; scrollY: number };

const FRESH: ListState = { keyword: '', scrollY: 0 };
let remembered = new Map<string, ListState>();
let rememberedEpoch: number | null = null;

function statesOfSession(epoch: number) {
  if (epoch !== rememberedEpoch) {
    remembered = new Map();
    rememberedEpoch = epoch;
  }
  return remembered;
}

/** `epoch` identifies the sign-in, so that the next customer in this browser does not see this one's state. */
function useListMemory(epoch: number) {
  const [key] = useState(historyKey);
  const [restored] = useState<ListState>(() => statesOfSession(epoch).get(key) ?? FRESH);
  const [remember] = useState(() => (part: Partial<ListState>) => {
    // A history entry without a key cannot be identified later.
    if (key === '') return;
    const states = statesOfSession(epoch);
    states.set(key, { ...(states.get(key) ?? FRESH), ...part });
  });
  return { restored, remember };
}

/** The customer's orders with search, filters and export. Works for ten and for a hundred thousand. */
export function AllOrders() {
  const { t } = useTranslation('orders');
  const epoch = useAppSelector(({ auth }) => auth.epoch);
  const { restored, remember } = useListMemory(epoch);
  const { filter, change, view, page } = useListFilter();
  const [keyword, setKeyword] = useState(restored.keyword);
  const [clearCount, setClearCount] = useState(0);
  const [isPicking, setIsPicking] = useState(false);
  const [started, setStarted] = useState<SelectedAction | null>(null);
  const isTable = useIsTable();
  const list = useOrderList(filter, keyword);
  const { shown, total } = list;
  const count = useRef<HTMLParagraphElement>(null);
  const isPlain = !list.isNarrowed && filter.sort === DEFAULT_SORT && page === 1;
  const { isKnown, newest } = useNewestInProgress(isPlain);
  // Together with the requests, so that the code is there when their answers are.
  useEffect(() => LazyNewestInProgress.prefetch(), []);
  // Renders the rows in slices when they arrive, so that a phone stays responsive.
  const hasRows = useDeferredValue(total !== undefined && isKnown);
  const shownPage = view === 'pages' ? Math.min(page, pageCount(total ?? 1)) : null;

  const rowsKey = JSON.stringify([shown, shownPage]);
  const [restoredKey, setRestoredKey] = useState<string | null>(rowsKey);
  // Not when the customer comes back to these rows by the filter: other rows were at the top since.
  if (restoredKey !== null && restoredKey !== rowsKey) setRestoredKey(null);
  const offset = restoredKey === null ? 0 : restored.scrollY;
  useScrollRestore({ rowsKey, isReady: total !== undefined && hasRows, offset, onLeave: remember });

  const search = useCallback(
    (text: string) => {
      const next = searchKeyword(text);
      setKeyword(next);
      remember({ keyword: next });
      if (page > 1) change({});
    },
    [change, page, remember],
  );

  function clear() {
    search('');
    setClearCount(clearCount + 1);
    change(readFilter({ sort: filter.sort }));
    // The pressed button goes away with the notice.
    count.current?.focus({ preventScroll: true });
  }

  function closeAction() {
    setStarted((before) => before && { ...before, isOpen: false });
    // The pressed button is gone with the rows. After the dialog has tried to give the focus back to it.
    if (total === 0) requestAnimationFrame(() => count.current?.focus());
  }

  if (total === 0 && !list.isNarrowed && !list.isBusy) return <OrderListEmpty />;
  return (
    <>
      <FilterBar key={clearCount} filter={filter} keyword={keyword} onChange={change} onSearch={search} />
      <DeferredRender isAwaited={offset > 0}>
        <ListTools>
          <OrderCount
            ref={count}
            total={list.isAtLeast ? null : total}
            totalOfAll={list.totalOfAll}
            isNarrowed={list.isNarrowed}
            isBusy={list.isBusy}
            hasFailed={list.error !== null}
          />
          <FilterSelects filter={filter} onChange={change} />
          {total === 0 || isTable ? null : (
            <Button size="small" variant="ghost" aria-pressed={isPicking} onClick={() => setIsPicking(!isPicking)}>
              {isPicking ? t('pick.end') : t('pick.start')}
            </Button>
          )}
          <ViewLink to="map" />
          {total === 0 ? null : <ExportButton source={{ filter: shown, total: total ?? 0, selection: ALL_SELECTED }} />}
        </ListTools>
        {content()}
      </DeferredRender>
      {started ? <LazySelectedAction {...started} onClose={closeAction} /> : null}
    </>
  );

  function content() {
    if (total === 0) return <OrderListEmpty onClear={clear} />;
    if (total !== undefined && hasRows) {
      return (
        <>
          {newest ? (
            <Newest>
              <LazyNewestInProgress {...newest} onAll={() => count.current?.focus({ preventScroll: true })} />
            </Newest>
          ) : null}
          <LeftOutNotice answer={list.answer} kind="orders" />
          <OrderResults
            filter={shown}
            total={total}
            now={list.now}
            isBusy={list.isBusy}
            isPicking={isPicking}
            initialOffset={offset}
            hasRowsAbove={newest !== null}
            page={shownPage}
            onSort={(sort: Sort) => change({ sort })}
            onStart={setStarted}
          />
        </>
      );
    }
    return <FirstLoad key={JSON.stringify(filter) + keyword} list={list} />;
  }
}
