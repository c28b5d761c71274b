import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { fillDown, meanRepeat, setCell } from '@/domain/bulk/edit-rows';
import { isLocked } from '@/domain/bulk/send-state';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useDeskActions } from '../desk/desk-context';
import type { RowView } from '../desk/row-views';
import { CellEditor, type Leave } from './cell-editor';
import { COLUMN_COUNT, columnOf, fieldAt } from './columns';
import { beginsText, nextCell, type Cell } from './grid-keys';
import { GridRow } from './grid-row';
import { GridHead } from './grid-head';
import { Body, Frame } from './grid-styles';
import { useCellWords } from './use-cell-words';
import type { Choice } from './use-choices';
import { useGridClipboard } from './use-grid-clipboard';
import { useGridWindow } from './use-grid-window';

export type Shown = { view: RowView; index: number };
type Editing = Cell & { initial: string; anchor: DOMRect };

const LEAVES: Record<Leave, [rows: number, columns: number]> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
};

type BulkGridProps = {
  shown: readonly Shown[];
  active: Cell;
  onActive: (cell: Cell) => void;
};

/** The sheet: arrows, Enter, F2, Tab, typing, copy and paste do what they do in a spreadsheet. */
export function BulkGrid({ shown, active, onActive }: BulkGridProps) {
  const { t } = useTranslation('bulk');
  const { edit, undo, redo } = useDeskActions();
  const words = useCellWords();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [wanted, setWanted] = useState<{ cell: Cell } | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const id = useId();

  const row = Math.min(active.row, Math.max(0, shown.length - 1));
  const { frame, virtualizer } = useGridWindow(shown.length, row);
  const cellElement = ({ row: place, column }: Cell) =>
    frame.current?.querySelector<HTMLElement>(`[data-place="${place}"] [data-column="${column}"]`);

  useEffect(() => {
    if (wanted === null) return;
    virtualizer.scrollToIndex(wanted.cell.row);
    const cell = frame.current?.querySelector<HTMLElement>(
      `[data-place="${wanted.cell.row}"] [data-column="${wanted.cell.column}"]`,
    );
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [wanted, virtualizer, frame]);

  function goTo(cell: Cell) {
    onActive(cell);
    setIsLeaving(false);
    setWanted({ cell });
  }

  function beginEdit(cell: Cell, initial?: string) {
    const target = shown[cell.row];
    const field = fieldAt(cell.column);
    const element = cellElement(cell);
    if (!target || !field || !element || isLocked(target.view.row.send)) return;
    const anchor = element.getBoundingClientRect();
    // At once: the letter that began it, or the syllable, belongs into the field.
    flushSync(() => setEditing({ ...cell, initial: initial ?? target.view.row.values[field], anchor }));
  }

  function change(cell: Cell, text: string, choice: Choice | null) {
    const target = shown[cell.row];
    const field = fieldAt(cell.column);
    if (target && field) edit((rows) => setCell(rows, target.index, field, text, choice?.picked ?? null));
  }

  function commit(text: string, choice: Choice | null, leave: Leave) {
    if (!editing) return;
    change(editing, text, choice);
    setEditing(null);
    if (leave === 'stay' && !choice) return;
    const [rows, columns] = LEAVES[leave];
    const next = {
      row: Math.max(0, Math.min(shown.length - 1, editing.row + rows)),
      column: Math.max(0, Math.min(COLUMN_COUNT - 1, editing.column + columns)),
    };
    goTo(next);
  }

  /** What the state of a row asks for: to be sent all the same, or to be looked at where it is wrong. */
  function answerState(place: number) {
    const target = shown[place];
    const [problem] = target?.view.check.problems ?? [];
    if (target?.view.status === 'wrong' && problem) return goTo({ row: place, column: columnOf(problem.field) });
    if (target?.view.status === 'repeat') edit((rows) => meanRepeat(rows, target.index));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey: isShift, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    if (altKey || (key === 'Tab' && isLeaving)) return;
    const at = { row, column: active.column };
    const letter = key.toLowerCase();
    const next = nextCell(at, { key, isControl, isShift }, shown.length);
    const index = shown[row]?.index ?? 0;
    const field = fieldAt(active.column);

    if (next) goTo(next);
    else if (isControl && letter === 'z') (isShift ? redo : undo)();
    else if (isControl && letter === 'y') redo();
    else if (isControl && letter === 'd' && field) edit((rows) => fillDown(rows, index, field));
    else if (key === 'Escape') return setIsLeaving(true);
    else if (key === 'Enter' && active.column === 0) answerState(row);
    else if (key === 'Enter' || key === 'F2') beginEdit(at);
    else if ((key === 'Delete' || key === 'Backspace') && !isControl) change(at, '', null);
    else if (beginsText(key, isControl) && field) return beginEdit(at, '');
    else return;
    event.preventDefault();
  }

  function cellOf(target: EventTarget): Cell | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const place = cell?.closest<HTMLElement>('[data-place]')?.dataset.place;
    return cell && place !== undefined ? { row: Number(place), column: Number(cell.dataset.column) } : null;
  }

  function onClick(event: MouseEvent) {
    const cell = cellOf(event.target);
    if (!cell) return;
    if (event.target instanceof Element && event.target.closest('[data-accept]')) return answerState(cell.row);
    if (cell.column === 0 && shown[cell.row]?.view.status === 'wrong') return answerState(cell.row);
    const isAgain = cell.row === row && cell.column === active.column && event.detail === 1;
    goTo(cell);
    // Fingers have no double click: the second tap writes.
    if (isAgain && window.matchMedia('(pointer: coarse)').matches) beginEdit(cell);
  }

  const clipboard = useGridClipboard(shown, { row, column: active.column });

  return (
    <>
      <VisuallyHidden id={`${id}-help`}>{t('grid.help')}</VisuallyHidden>
      <Frame
        ref={frame}
        role="grid"
        aria-label={t('grid.label')}
        aria-describedby={`${id}-help`}
        aria-rowcount={shown.length + 1}
        aria-colcount={COLUMN_COUNT + 1}
        onKeyDown={editing ? undefined : onKeyDown}
        {...clipboard}
        onClick={onClick}
        onFocus={({ target }) => {
          const cell = cellOf(target);
          if (cell && (cell.row !== row || cell.column !== active.column)) onActive(cell);
        }}
        onDoubleClick={({ target }) => {
          const cell = cellOf(target);
          if (cell) beginEdit(cell);
        }}
      >
        <GridHead />
        <Body role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index: place, start }) => {
            const item = shown[place];
            if (!item) return null;
            return (
              <GridRow
                key={item.view.row.id}
                view={item.view}
                index={item.index}
                place={place}
                top={start}
                active={place === row ? active.column : null}
                words={words}
                acceptText={t('repeat.accept')}
                editor={editing?.row === place ? editor(editing) : null}
              />
            );
          })}
        </Body>
      </Frame>
    </>
  );

  function editor({ row: place, column, initial, anchor }: Editing) {
    const item = shown[place];
    const field = fieldAt(column);
    if (!item || !field) return null;
    return (
      <CellEditor
        row={item.view.row}
        field={field}
        label={t('grid.edit', { row: item.index + 1, field: t(`field.${field}`) })}
        initial={initial}
        anchor={anchor}
        onCommit={commit}
        onCancel={() => {
          setEditing(null);
          setWanted({ cell: { row: place, column } });
        }}
      />
    );
  }
}
