import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { COLUMN_COUNT, COLUMNS } from './columns';
import { HEAD_HEIGHT, ROW_HEIGHT } from './grid-styles';
import type { Cell } from './selection';

const MORE_ROWS = 4;
const MORE_COLUMNS = 1;
const STATUS = 0;

/** What is in sight, and `always` as well: focus is never thrown to the top of the page. */
function useRange(always: number) {
  return useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range);
      const missing = [always].filter((index) => index < range.count && !inSight.includes(index));
      return [...inSight, ...missing].sort((one, other) => one - other);
    },
    [always],
  );
}

/** The cells under the frame: a sheet of 500 rows has as many elements as one of twenty. */
export function useGridWindow(count: number, active: Cell) {
  const frame = useRef<HTMLDivElement>(null);
  const getScrollElement = () => frame.current;

  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized by the compiler
  const rows = useVirtualizer({
    count,
    getScrollElement,
    estimateSize: () => ROW_HEIGHT,
    overscan: MORE_ROWS,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: useRange(active.row),
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: COLUMN_COUNT,
    getScrollElement,
    estimateSize: (column) => COLUMNS[column]?.width ?? 0,
    paddingStart: COLUMNS[STATUS]?.left ?? 0,
    overscan: MORE_COLUMNS,
    rangeExtractor: useRange(active.column),
  });

  return { frame, rows, columns: columns.getVirtualIndexes() };
}
