import { useTranslation } from '@/lib/i18n/use-translation';
import { type ClipboardEvent, type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { REQUIRED_FIELDS } from '@/domain/bulk/fields';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { shownProblems } from '../state/row-views';
import { useColumnNames } from '../use-column-names';
import { CellEditor } from './cell-editor';
import type { GridLayout } from './columns';
import { beginsText, nextCell, shortcutLetter } from './grid-keys';
import { GridRow } from './grid-row';
import { areaOf, clampCell, type Cursor, isOneCell, onlyCell } from './selection';
import { useCellLabels } from './use-cell-labels';
import { useEditing } from './use-editing';
import { useGridFocus } from './use-grid-focus';
import { useGridPointer } from './use-grid-pointer';
import { useGridWindow } from './use-grid-window';
import type { SheetActions, Shown } from './use-sheet-actions';
import { useSteadyColumns } from './use-steady-selection';

/** Memoized, because the header does not change while scrolling. */
const GridHead = memo(function GridHead({ layout }: { layout: GridLayout }) {
  const { t } = useTranslation('bulk');
  const { fieldName } = useColumnNames();
  return (
    <div role="rowgroup" data-head="true">
      <div role="row" aria-rowindex={1}>
        <div role="columnheader" aria-colindex={1} data-corner="true">
          <VisuallyHidden>{t('grid.number')}</VisuallyHidden>
        </div>
        {layout.fields.map((name, column) => (
          <div key={name} role="columnheader" aria-colindex={column + 2} data-column={column}>
            {fieldName(name)}
            {REQUIRED_FIELDS.includes(name) ? (
              <>
                <span aria-hidden data-required="true">
                  {' *'}
                </span>
                <VisuallyHidden>{t('grid.required')}</VisuallyHidden>
              </>
            ) : null}
          </div>
        ))}
        <div role="columnheader" aria-colindex={layout.priceColumn + 2} data-cell="price">
          {t('grid.price')}
        </div>
        <div role="columnheader" aria-colindex={layout.statusColumn + 2} data-cell="status">
          {t('grid.status')}
        </div>
      </div>
    </div>
  );
});

type BulkGridProps = { shown: readonly Shown[]; layout: GridLayout; cursor: Cursor; actions: SheetActions };

/** The sheet. Arrows, Enter, F2, Tab, typing, copy and paste work as in a spreadsheet. */
export function BulkGrid({ shown, layout, cursor, actions }: BulkGridProps) {
  const { t } = useTranslation('bulk');
  const { fieldName } = useColumnNames();
  const labels = useCellLabels();
  const selection = useSteadyColumns(cursor, layout);
  const active = clampCell(selection.active, shown.length, layout.count);
  const area = areaOf(selection, shown.length, layout.count);
  const frame = useRef<HTMLDivElement>(null);
  const { goTo, extendTo } = useGridFocus(frame, cursor);
  const { editing, begin, commit, cancel } = useEditing({ shown, layout, labels, announce: actions.announce, goTo });
  const { rows, columns } = useGridWindow(frame, shown.length, layout, active, editing ?? active);
  const [isTabLeaving, setIsTabLeaving] = useState(false);
  const pointer = useGridPointer({
    frame,
    count: shown.length,
    cursor,
    layout,
    extendTo,
    beginEdit: begin,
    handleStatus,
    fill: actions.fill,
  });
  const id = useId();

  /** Acts on a row's status: confirms a suspected duplicate, or moves to the first invalid cell. */
  function handleStatus(place: number) {
    const view = shown[place]?.view;
    const [problem] = view ? shownProblems(view) : [];
    if (view?.status === 'wrong' && problem) goTo({ row: place, column: layout.fields.indexOf(problem.field) });
    if (view?.status === 'repeat') {
      actions.confirmRepeat(place);
      // The pressed button disappears, and the arrow keys would do nothing.
      goTo({ row: place, column: layout.statusColumn });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey: isShift, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    if (altKey || (key === 'Tab' && isTabLeaving)) return;
    const letter = isControl ? shortcutLetter(event) : '';
    const next = nextCell(active, { key, isControl, isShift }, shown.length, layout.count);
    // Shift+Tab starts with Shift alone, so it must not end the Esc mode, in which Tab leaves the grid.
    if (key !== 'Shift') setIsTabLeaving(key === 'Escape');

    if (next) (isShift && key !== 'Tab' ? extendTo : goTo)(next);
    else if (letter === 'z') (isShift ? actions.redo : actions.undo)();
    else if (letter === 'y') actions.redo();
    else if (letter === 'd') actions.fillDown();
    else if (letter === 'f' || letter === 'h') actions.find();
    else if (letter === 'a') {
      cursor.set(onlyCell({ row: shown.length - 1, column: layout.fields.length - 1 }));
      // The focus must be on the active cell: scrolling unmounts every other one.
      extendTo({ row: 0, column: 0 });
    } else if (key === 'Escape') return goTo(active);
    else if (key === 'Enter' && active.column === layout.statusColumn) handleStatus(active.row);
    else if (key === 'Enter' || key === 'F2') begin(active);
    else if ((key === 'Delete' || key === 'Backspace') && !isControl) actions.clear();
    else if (beginsText(event) && layout.fields[active.column]) return begin(active, '');
    else return;
    event.preventDefault();
  }

  const copy = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', actions.copy(labels));
    event.preventDefault();
  };

  return (
    <>
      <VisuallyHidden id={`${id}-help`}>{t('grid.help')}</VisuallyHidden>
      <div
        ref={frame}
        role="grid"
        aria-label={t('grid.label')}
        aria-describedby={`${id}-help`}
        aria-rowcount={shown.length + 1}
        aria-colcount={layout.count + 1}
        aria-multiselectable
        {...pointer}
        {...(editing
          ? {}
          : {
              onKeyDown,
              onCopy: copy,
              onCut: (event: ClipboardEvent) => {
                copy(event);
                actions.clear();
              },
              onPaste: (event: ClipboardEvent) => {
                event.preventDefault();
                actions.paste(event.clipboardData.getData('text/plain'));
              },
            })}
      >
        <GridHead layout={layout} />
        <div role="rowgroup" data-body="true" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index: place, start }) => {
            const item = shown[place];
            if (!item) return null;
            const isChosen = !isOneCell(area) && place >= area.top && place <= area.bottom;
            return (
              <GridRow
                key={item.view.row.id}
                view={item.view}
                index={item.index}
                place={place}
                top={start}
                layout={layout}
                columns={columns}
                active={place === active.row ? active.column : null}
                chosenFrom={isChosen ? area.left : null}
                chosenTo={isChosen ? area.right : null}
                handle={!editing && place === area.bottom && area.right < layout.fields.length ? area.right : null}
                labels={labels}
                acceptText={t('repeat.accept')}
                edited={editing?.row === place ? editing.column : null}
                editor={editing?.row === place ? editor(item) : null}
              />
            );
          })}
        </div>
      </div>
    </>
  );

  function editor({ view, index }: Shown) {
    if (!editing) return null;
    const { field } = editing;
    return (
      <CellEditor
        row={view.row}
        field={field}
        label={t('grid.edit', { row: index + 1, field: fieldName(field) })}
        note={labels.field(view, field).note}
        initial={editing.initial}
        onCommit={commit}
        onCancel={cancel}
      />
    );
  }
}
