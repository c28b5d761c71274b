import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useMemo, useState } from 'react';
import { Notice } from '@/ui/notice';
import { ActionBar } from './action-bar';
import { useCounts, useDeskActions, useDeskState, useRowViews } from './desk/desk-context';
import { needsCare } from './desk/row-counts';
import { createSmallStore } from './desk/small-store';
import { useStepFocus } from './desk/use-step-focus';
import { BulkGrid } from './grid/bulk-grid';
import { CellLine } from './grid/cell-line';
import { Letters } from './grid/letters';
import { Sheet } from './grid/grid-styles';
import { Said } from './grid/said';
import { createCursor, onlyCell } from './grid/selection';
import { useSheetActions, type Shown } from './grid/use-sheet-actions';
import { RowTools } from './row-tools';
import { RunNotice } from './run-notice';
import { Toolbar } from './toolbar';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
  '&:focus': { outline: 'none' },
}));
const Nothing = styled('p')(({ theme }) => ({
  padding: theme.spacing(8, 4),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** The sheet with its state, and the one thing to be done next. */
export function SheetStep() {
  const { t } = useTranslation('bulk');
  const { keeper } = useDeskActions();
  const history = useDeskState('history');
  const step = useStepFocus<HTMLDivElement>();
  const views = useRowViews();
  // What is around the sheet may be a moment late; the cell that was written may not.
  const counts = useDeferredValue(useCounts());
  const [cursor] = useState(createCursor);
  const [said] = useState(() => createSmallStore(''));
  /** Rows that needed care when they were asked for: a repaired one does not vanish under the cursor. */
  const [filtered, setFiltered] = useState<ReadonlySet<string> | null>(null);

  const shown = useMemo<readonly Shown[]>(
    () =>
      views
        .map((view, index) => ({ view, index }))
        .filter(({ view }) => filtered === null || filtered.has(view.row.id) || needsCare(view)),
    [views, filtered],
  );
  const actions = useSheetActions(shown, cursor, said);

  const filter = (isOn: boolean) => {
    setFiltered(isOn ? new Set(views.filter(needsCare).map(({ row }) => row.id)) : null);
    cursor.set(onlyCell({ row: 0, column: cursor.get().active.column }));
  };

  return (
    <Page ref={step} tabIndex={-1}>
      {keeper.isForgetful() ? <Notice tone="attention">{t('forgetful')}</Notice> : null}
      <RunNotice />
      <Toolbar counts={counts} isFiltered={filtered !== null} onFilter={filter}>
        <RowTools cursor={cursor} actions={actions} hasRows={shown.length > 0} />
      </Toolbar>
      {history.rows.length > 0 && shown.length === 0 ? (
        <Nothing>{t('grid.noProblems')}</Nothing>
      ) : (
        <Sheet>
          <BulkGrid shown={shown} cursor={cursor} actions={actions} />
        </Sheet>
      )}
      <CellLine shown={shown} cursor={cursor} />
      <Said said={said} />
      <Letters />
      <ActionBar counts={counts} />
    </Page>
  );
}
