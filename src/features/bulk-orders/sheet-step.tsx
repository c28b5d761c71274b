import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { BULK_KINDS } from '@/domain/order/kinds';
import type { OrderPhase } from '@/domain/order/status';
import { Notice } from '@/ui/kit/feedback/notice';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { styled } from '@/ui/styled';
import { ActionBar } from './action-bar';
import { Board, phaseOfRow } from './board/board';
import { CreditWarning } from './credit-line';
import { useLiveStatuses } from './board/use-live-statuses';
import { CheckRefusedNotice } from './check-refused-notice';
import { CommonLine } from './common-line';
import { Announcement } from './grid/announcement';
import { BulkGrid } from './grid/bulk-grid';
import { CellLine } from './grid/cell-line';
import { FontSubsetPreload } from './grid/font-subset-preload';
import { Sheet } from './grid/grid-styles';
import { createCursor, onlyCell } from './grid/selection';
import { cellIn, NEAREST } from './grid/use-grid-focus';
import { type Shown, useSheetActions } from './grid/use-sheet-actions';
import { useSteadySelection } from './grid/use-steady-selection';
import { RowTools } from './row-tools';
import { MatchedNotice, RepeatNotice, RunNotice } from './sheet-notices';
import { useBulkOrdersActions, useBulkOrdersState, useCounts, useRowViews } from './state/bulk-orders-context';
import { createObservable } from './state/observable';
import { needsCare, type RowCounts } from './state/row-counts';
import { useStepFocus } from './state/use-step-focus';
import { DueNotice } from './templates/due-notice';
import { useCommonGroups } from './use-common-groups';

const FindBar = lazyPart(() => import('./find-bar').then((module) => module.FindBar));

type FiltersProps = { counts: RowCounts; isFiltered: boolean; onFilter: (isOn: boolean) => void };

/** Filters the rows and selects the kind of order. */
const Filters = memo(function Filters({ counts: { rows, care, sent }, isFiltered, onFilter }: FiltersProps) {
  const { t } = useTranslation('bulk');
  const { setOrderType } = useBulkOrdersActions();
  const orderType = useBulkOrdersState('orderType');
  const sending = useBulkOrdersState('sending');

  return (
    <>
      <SegmentedControl
        legend={t('filter.legend')}
        value={isFiltered ? 'care' : 'all'}
        options={[
          { value: 'all', label: t('filter.all', { count: rows }) },
          { value: 'care', label: t('filter.care', { count: care }) },
        ]}
        onChange={(value) => onFilter(value === 'care')}
      />
      <SegmentedControl
        legend={t('type.legend')}
        value={orderType}
        options={BULK_KINDS.map((value) => ({
          value,
          label: t(`type.${value}`),
          isDisabled: sending.status === 'running' || sent > 0,
        }))}
        onChange={setOrderType}
      />
    </>
  );
});

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
  // Keeps the tools at the end of the line, and at its start once they have wrapped.
  '& > fieldset:last-of-type': { marginRight: 'auto' },
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
  const { persistence } = useBulkOrdersActions();
  const history = useBulkOrdersState('history');
  const step = useStepFocus<HTMLDivElement>();
  const views = useRowViews();
  const counts = useCounts();
  const sending = useBulkOrdersState('sending');
  const [cursor] = useState(createCursor);
  const [announcement] = useState(() => createObservable(''));
  /**
   * IDs of the rows that have needed care since the filter was set. The cursor and the open editor are places among the
   * rows, so no place may change: a corrected row stays, and a row with a later problem comes last.
   */
  const [filtered, setFiltered] = useState<ReadonlySet<string> | null>(null);
  const added = filtered ? views.filter((view) => needsCare(view) && !filtered.has(view.row.id)) : [];
  if (filtered && added.length > 0) setFiltered(new Set([...filtered, ...added.map(({ row }) => row.id)]));

  const hasBoard = counts.sent > 0 || sending.status === 'running';
  const [pressed, setPhase] = useState<OrderPhase | null>(null);
  // Without the board the customer could not show the hidden rows again.
  const phase = hasBoard ? pressed : null;
  const live = useLiveStatuses();

  const shown = useMemo<readonly Shown[]>(() => {
    const all = new Map(views.map((view, index) => [view.row.id, { view, index }]));
    return [...(filtered ?? all.keys())]
      .flatMap((id) => all.get(id) ?? [])
      .filter(({ view }) => phase === null || phaseOfRow(view, live) === phase);
  }, [views, filtered, phase, live]);
  useSteadySelection(cursor, shown, phase);
  // Columns change after the cell that was edited, which appears first.
  const groups = useCommonGroups(useDeferredValue(views));
  const { layout } = groups;
  const [isFinding, setIsFinding] = useState(false);
  const openFind = useCallback(() => {
    setIsFinding(true);
    // A bar that is open already does not take the focus by itself.
    step.current?.querySelector<HTMLInputElement>('[role="search"] input')?.focus();
  }, [step]);
  const sheet = useRef<HTMLDivElement>(null);
  const actions = useSheetActions(shown, layout, cursor, announcement, openFind);

  /** Call it when other rows are shown: the old row numbers would select rows that the customer did not choose. */
  const selectFirstRow = useCallback(
    () => cursor.set(onlyCell({ row: 0, column: cursor.get().active.column })),
    [cursor],
  );
  const filter = useCallback(
    (isOn: boolean) => {
      setFiltered(isOn ? new Set() : null);
      selectFirstRow();
    },
    [selectFirstRow],
  );

  function showPhase(next: OrderPhase | null) {
    setPhase(next);
    selectFirstRow();
  }

  const focusStep = () => step.current?.focus({ preventScroll: true });

  /** New rows are in no phase. */
  const showAdded = () => (phase === null ? undefined : showPhase(null));

  return (
    <Page ref={step} tabIndex={-1}>
      {persistence.isMemoryOnly() ? <Notice tone="attention">{t('forgetful')}</Notice> : null}
      <DueNotice />
      <RunNotice />
      <CheckRefusedNotice onDropped={focusStep} />
      <MatchedNotice />
      <RepeatNotice onChosen={focusStep} />
      {/* Takes its place with the press that sends, not with the first order: the sheet below would jump. */}
      {hasBoard ? <Board views={views} shown={shown} cursor={cursor} phase={phase} onPhase={showPhase} /> : null}
      <Tools>
        <Filters counts={counts} isFiltered={filtered !== null} onFilter={filter} />
        <RowTools cursor={cursor} layout={layout} actions={actions} hasRows={shown.length > 0} onAdded={showAdded} />
      </Tools>
      <CommonLine groups={groups} />
      {isFinding ? (
        <FindBar
          shown={shown}
          layout={layout}
          onClose={() => {
            setIsFinding(false);
            cellIn(sheet.current, cursor.get().active)?.focus();
          }}
          from={() => cursor.get().active}
          onFound={(cell) => {
            cursor.set(onlyCell(cell));
            // Its row may have to be drawn first.
            requestAnimationFrame(() => cellIn(sheet.current, cell)?.scrollIntoView(NEAREST));
          }}
        />
      ) : null}
      {history.rows.length > 0 && shown.length === 0 ? (
        <NoRows>{t(phase === null ? 'grid.noProblems' : 'board.none')}</NoRows>
      ) : (
        <Sheet ref={sheet} layout={layout}>
          <BulkGrid shown={shown} layout={layout} cursor={cursor} actions={actions} />
        </Sheet>
      )}
      <CellLine shown={shown} layout={layout} cursor={cursor} />
      <Announcement announcement={announcement} />
      <FontSubsetPreload />
      <CreditWarning counts={counts} />
      <ActionBar counts={counts} />
    </Page>
  );
}
