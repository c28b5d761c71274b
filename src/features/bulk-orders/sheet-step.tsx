import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import { Notice } from '@/ui/kit/feedback/notice';
import { ActionBar } from './action-bar';
import { useCounts, useBulkOrdersActions, useBulkOrdersState, useRowViews } from './state/bulk-orders-context';
import { needsCare } from './state/row-counts';
import { createObservable } from './state/observable';
import { useStepFocus } from './state/use-step-focus';
import { BulkGrid } from './grid/bulk-grid';
import { CellLine } from './grid/cell-line';
import { FontSubsetPreload } from './grid/font-subset-preload';
import { Sheet } from './grid/grid-styles';
import { Announcement } from './grid/announcement';
import { createCursor, onlyCell } from './grid/selection';
import { useSheetActions, type Shown } from './grid/use-sheet-actions';
import { RowTools } from './row-tools';
import { CheckRefusedNotice } from './check-refused-notice';
import { RunNotice } from './run-notice';
import { Filters } from './filters';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
  '&:focus': { outline: 'none' },
}));
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > fieldset': { flex: '0 1 auto' },
}));
const NoRows = styled('p')(({ theme }) => ({
  padding: theme.spacing(8, 4),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** The sheet with its tools, its status and the next action. */
export function SheetStep() {
  const { t } = useTranslation('bulk');
  const { persistence, store, readRows } = useBulkOrdersActions();
  const history = useBulkOrdersState('history');
  const step = useStepFocus<HTMLDivElement>();
  const views = useRowViews();
  const counts = useCounts();
  const [cursor] = useState(createCursor);
  const [announcement] = useState(() => createObservable(''));
  /**
   * IDs of the rows that needed care when the filter was set, so that a corrected row does not vanish under the cursor.
   */
  const [filtered, setFiltered] = useState<ReadonlySet<string> | null>(null);

  const shown = useMemo<readonly Shown[]>(
    () =>
      views
        .map((view, index) => ({ view, index }))
        .filter(({ view }) => filtered === null || filtered.has(view.row.id) || needsCare(view)),
    [views, filtered],
  );
  const actions = useSheetActions(shown, cursor, announcement);

  const filter = useCallback(
    (isOn: boolean) => {
      const wanted = () => readRows(store.get()).filter(needsCare);
      setFiltered(isOn ? new Set(wanted().map(({ row }) => row.id)) : null);
      cursor.set(onlyCell({ row: 0, column: cursor.get().active.column }));
    },
    [cursor, readRows, store],
  );

  return (
    <Page ref={step} tabIndex={-1}>
      {persistence.isMemoryOnly() ? <Notice tone="attention">{t('forgetful')}</Notice> : null}
      <RunNotice />
      <CheckRefusedNotice />
      <Tools>
        <Filters counts={counts} isFiltered={filtered !== null} onFilter={filter} />
        <RowTools cursor={cursor} actions={actions} hasRows={shown.length > 0} />
      </Tools>
      {history.rows.length > 0 && shown.length === 0 ? (
        <NoRows>{t('grid.noProblems')}</NoRows>
      ) : (
        <Sheet>
          <BulkGrid shown={shown} cursor={cursor} actions={actions} />
        </Sheet>
      )}
      <CellLine shown={shown} cursor={cursor} />
      <Announcement announcement={announcement} />
      <FontSubsetPreload />
      <ActionBar counts={counts} />
    </Page>
  );
}
