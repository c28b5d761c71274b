import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useMemo, type RefObject } from 'react';
import { COLUMN_COUNT, COLUMNS } from './columns';
import { ROW_HEIGHT } from './grid-styles';
import type { Cell } from './selection';

const MORE_ROWS = 4;
const MORE_COLUMNS = 1;
/** Both directions draw together, and after the frame: what is drawn beyond the edges covers it until then. */
const TOGETHER = { useFlushSync: false };
const STATUS = 0;

/** What is in sight, and `always` as well: focus is never thrown to the top of the page, and nothing typed with it. */
function useRange(...always: [number, number]) {
  const [first, second] = always;
  return useCallback(
    (range: Range) => {
      const shown = new Set([...defaultRangeExtractor(range), first, second]);
      return [...shown].filter((index) => index < range.count).sort((one, other) => one - other);
    },
    [first, second],
  );
}

/** The same array for the same columns: rows that need no new ones are not drawn again. */
function useSame(indexes: readonly number[]) {
  const key = indexes.join(' ');
  return useMemo(() => key.split(' ').map(Number), [key]);
}

/** The cells under the frame: a sheet of 500 rows has as many elements as one of twenty. */
export function useGridWindow(frame: RefObject<HTMLElement | null>, count: number, active: Cell, edited: Cell) {
  const getScrollElement = () => frame.current;

  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized by the compiler
  const rows = useVirtualizer({
    count,
    getScrollElement,
    estimateSize: () => ROW_HEIGHT,
    overscan: MORE_ROWS,
    rangeExtractor: useRange(active.row, edited.row),
    ...TOGETHER,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: COLUMN_COUNT,
    getScrollElement,
    estimateSize: (column) => COLUMNS[column]?.width ?? 0,
    paddingStart: COLUMNS[STATUS]?.left ?? 0,
    overscan: MORE_COLUMNS,
    rangeExtractor: useRange(active.column, edited.column),
    ...TOGETHER,
  });

  return { rows, columns: useSame(columns.getVirtualIndexes()) };
}
