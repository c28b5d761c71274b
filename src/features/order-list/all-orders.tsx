import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useLayoutEffect, useState } from 'react';
import { markAfterList } from '@/lib/browser/after-list';
import { errorText, requestIdText } from '@/lib/i18n/error-text';
import { useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/error-state';
import { useIsFrom } from '@/ui/use-is-from';
import { ExportButton } from './export-button';
import { FilterBar, FilterSelects } from './filter-bar';
import { useListMemory } from './list-memory';
import { OrderCards } from './order-cards';
import { OrderCount } from './order-count';
import { OrderListEmpty } from './order-list-empty';
import { readFilter, toKeyword, type OrderListFilter } from './order-list-filter';
import { OrderListSkeleton } from './order-list-skeleton';
import { OrderTable } from './order-table';
import { useListFilter } from './use-list-filter';
import { useOrderList } from './use-order-list';
import { ViewLink } from './view-link';

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  margin: theme.spacing(4, 0, 3),
  '& > p': { flex: 1 },
  '& > [role="group"]': { order: 2, flexBasis: '100%' },
  '& > :is(button, a)': { order: 1, marginInline: theme.spacing(-1) },
  '& > button:last-child, & > a:last-child': { marginRight: theme.spacing(-3) },
  [theme.breakpoints.up('md')]: {
    '& > [role="group"]': { order: 1, flexBasis: 'auto' },
    '& > :is(button, a)': { order: 2 },
  },
}));

/** All orders of the customer, ten or a hundred thousand. */
export function AllOrders() {
  const { t, i18n } = useTranslation('orders');
  const epoch = useAppSelector(({ auth }) => auth.epoch);
  const { restored, remember } = useListMemory(epoch);
  const { filter, change } = useListFilter();
  const [keyword, setKeyword] = useState(restored.keyword);
  const [clearings, setClearings] = useState(0);
  const list = useOrderList(filter, keyword);
  const shownKey = JSON.stringify(list.shown);
  const [initialKey] = useState(shownKey);
  const isDesktop = useIsFrom('md');
  const Rows = isDesktop ? OrderTable : OrderCards;
  const initialOffset = shownKey === initialKey ? restored.scrollY : 0;

  useLayoutEffect(
    () => () => {
      remember({ scrollY: window.scrollY });
      markAfterList();
    },
    [remember],
  );

  const isReady = list.total !== undefined;
  useEffect(() => {
    if (!isReady) return;
    // Next puts a page that is come back to at its top, in this very frame; then it is our turn.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY !== initialOffset) window.scrollTo(0, initialOffset);
    });
    return () => cancelAnimationFrame(frame);
  }, [shownKey, initialOffset, isReady]);

  function search(text: string) {
    const next = toKeyword(text);
    setKeyword(next);
    remember({ keyword: next });
  }

  function clear() {
    search('');
    setClearings(clearings + 1);
    change(readFilter({ sort: filter.sort }));
  }

  return (
    <>
      <FilterBar key={clearings} filter={filter} keyword={keyword} onChange={change} onSearch={search} />
      <Tools>
        <OrderCount total={list.total} totalOfAll={list.totalOfAll} isNarrowed={list.isNarrowed} isBusy={list.isBusy} />
        <FilterSelects filter={filter} onChange={change} />
        <ViewLink to="map" />
        {list.total === 0 ? null : <ExportButton filter={list.shown} total={list.total ?? 0} />}
      </Tools>
      {content()}
    </>
  );

  function content() {
    if (list.total === 0) return <OrderListEmpty isFiltered={list.isNarrowed} onClear={clear} />;
    if (list.total !== undefined) {
      return (
        <Rows
          key={shownKey}
          filter={list.shown}
          total={list.total}
          initialOffset={initialOffset}
          isBusy={list.isBusy}
          onSort={(sort: OrderListFilter['sort']) => change({ sort })}
        />
      );
    }
    if (list.error === null) return <OrderListSkeleton />;
    return (
      <ErrorState
        title={t('failed.title')}
        message={errorText(list.error, i18n)}
        requestId={requestIdText(list.error)}
        onRetry={list.retry}
        isRetrying={list.isRetrying}
      />
    );
  }
}
