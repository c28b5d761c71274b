import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useMemo, type RefObject } from 'react';
import { type GridLayout, NUMBER_WIDTH, widthOf } from './columns';
import { ROW_HEIGHT } from './grid-styles';
import type { Cell } from './selection';

const OVERSCAN_ROWS = 4;
const OVERSCAN_COLUMNS = 1;
/** Renders both directions together after the frame; the overscan fills the gap until then. */
const ASYNC_RENDER = { useFlushSync: false };

const FIRST_COLUMN = 0;

/**
 * The visible range plus `always`, the active and the edited cell: unmounting those would lose focus and typed text.
 */
function useRange(...always: [number, number, number?]) {
  const [first, second, third = first] = always;
  return useCallback(
    (range: Range) => {
      const shown = new Set([...defaultRangeExtractor(range), first, second, third]);
      return [...shown].filter((index) => index < range.count).sort((one, other) => one - other);
    },
    [first, second, third],
  );
}

/** Keeps the array's identity while the columns are the same, so that rows do not render again. */
function useStableIndexes(indexes: readonly number[]) {
  const key = indexes.join(' ');
  return useMemo(() => key.split(' ').map(Number), [key]);
}

/** The rendered rows and columns: a sheet with 500 rows has as many elements as one with twenty. */
export function useGridWindow(
  frame: RefObject<HTMLElement | null>,
  count: number,
  layout: GridLayout,
  active: Cell,
  edited: Cell,
) {
  const getScrollElement = () => frame.current;

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by the compiler
  const rows = useVirtualizer({
    count,
    getScrollElement,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: useRange(active.row, edited.row),
    ...ASYNC_RENDER,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: layout.count,
    getScrollElement,
    // A new function for a new layout makes the virtualizer read the widths again.
    getItemKey: useCallback((column: number) => layout.fields[column] ?? column, [layout]),
    estimateSize: (column) => widthOf(layout, column),
    paddingStart: NUMBER_WIDTH,
    overscan: OVERSCAN_COLUMNS,
    rangeExtractor: useRange(active.column, edited.column, FIRST_COLUMN),
    ...ASYNC_RENDER,
  });

  return { rows, columns: useStableIndexes(columns.getVirtualIndexes()) };
}
