import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { HEAD_HEIGHT, ROW_HEIGHT } from './grid-styles';

const OVERSCAN = 6;

/** The rows under the frame. The active row always exists: focus is never thrown to the top of the page. */
export function useGridWindow(count: number, activeRow: number) {
  const frame = useRef<HTMLDivElement>(null);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (activeRow >= range.count || rows.includes(activeRow)) return rows;
      return [...rows, activeRow].sort((one, other) => one - other);
    },
    [activeRow],
  );

  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized by the compiler
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor,
  });

  return { frame, virtualizer };
}
