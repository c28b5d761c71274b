import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Notice } from '@/ui/notice';
import { ActionBar } from './action-bar';
import { useCounts, useDeskActions, useDeskState, useRowViews } from './desk/desk-context';
import { needsCare } from './desk/row-views';
import { useStepFocus } from './desk/use-step-focus';
import { BulkGrid, type Shown } from './grid/bulk-grid';
import { CellLine } from './grid/cell-line';
import type { Cell } from './grid/grid-keys';
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
  const { history } = useDeskState();
  const step = useStepFocus<HTMLDivElement>();
  const views = useRowViews();
  const counts = useCounts();
  const [active, setActive] = useState<Cell>({ row: 0, column: 1 });
  /** Rows that needed care when they were asked for: a repaired one does not vanish under the cursor. */
  const [filtered, setFiltered] = useState<ReadonlySet<string> | null>(null);

  const shown: readonly Shown[] = views
    .map((view, index) => ({ view, index }))
    .filter(({ view }) => filtered === null || filtered.has(view.row.id) || needsCare(view));

  const filter = (isOn: boolean) => {
    setFiltered(isOn ? new Set(views.filter(needsCare).map(({ row }) => row.id)) : null);
    setActive({ row: 0, column: active.column });
  };

  return (
    <Page ref={step} tabIndex={-1}>
      {keeper.isForgetful() ? <Notice tone="attention">{t('forgetful')}</Notice> : null}
      <RunNotice />
      <Toolbar
        isFiltered={filtered !== null}
        onFilter={filter}
        active={{ index: shown[active.row]?.index ?? null, column: active.column }}
      />
      {history.rows.length > 0 && shown.length === 0 ? (
        <Nothing>{t('grid.noProblems')}</Nothing>
      ) : (
        <BulkGrid shown={shown} active={active} onActive={setActive} />
      )}
      <CellLine item={shown[active.row]} column={active.column} />
      <ActionBar counts={counts} />
    </Page>
  );
}
