import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import { HEAD_HEIGHT, ROW_HEIGHT, TALL_ROW_HEIGHT } from './grid-styles';

const OVERSCAN = 6;

/** The rows under the frame. `tall` says which of them have something to say. The active row always exists. */
export function useGridWindow(tall: readonly boolean[], activeRow: number) {
  const frame = useRef<HTMLDivElement>(null);
  const heightOf = (index: number) => (tall[index] ? TALL_ROW_HEIGHT : ROW_HEIGHT);

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
    count: tall.length,
    getScrollElement: () => frame.current,
    estimateSize: heightOf,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor,
  });

  const shape = tall.map((isTall) => (isTall ? 1 : 0)).join('');
  useEffect(() => virtualizer.measure(), [virtualizer, shape]);

  return { frame, virtualizer, heightOf };
}
