import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import type { WireFilter } from './order-list-filter';
import { useOrderPages } from './use-order-pages';

/** Rows beyond the window that exist already: the next ones for Tab and for a short scroll. */
const OVERSCAN = 8;
const DEFAULT_FONT_PX = 16;

const pageOf = (row: number) => Math.floor(row / ORDER_PAGE_SIZE);

/** Rows are as high as their type: a reader with larger letters gets larger rows. */
const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_FONT_PX;

type WindowOptions = {
  filter: WireFilter;
  total: number;
  rowRem: number;
  /** Where the page stood when the list was left. */
  initialOffset: number;
  /** Pixels at the top that a sticky header covers. */
  covered: number;
};

/** The rows under the window and what stands in them. */
export function useOrderWindow({ filter, total, rowRem, initialOffset, covered }: WindowOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [rowHeight] = useState(() => rowRem * remInPixels());
  const [focused, setFocused] = useState<number | null>(null);

  useLayoutEffect(() => {
    const measure = () => setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  // The row that has the focus stays, however far it is scrolled away: focus is never thrown to the top of the page.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || rows.includes(focused)) return rows;
      return [...rows, focused].sort((one, other) => one - other);
    },
    [focused],
  );

  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    initialOffset,
    scrollPaddingStart: covered,
    rangeExtractor,
  });

  const rows = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const seen = {
    first: pageOf(Math.max(0, startIndex - OVERSCAN)),
    last: pageOf(Math.min(Math.max(0, total - 1), endIndex + OVERSCAN)),
  };
  const [asked, setAsked] = useState(seen);
  const isNext = Math.abs(seen.first - asked.first) <= 1;
  const hasMoved = seen.first !== asked.first || seen.last !== asked.last;
  // Pages that fly past are not asked for; the one the flight ends at is.
  if (hasMoved && (isNext || !virtualizer.isScrolling)) setAsked(seen);

  const pages = useOrderPages(filter, { first: asked.first * ORDER_PAGE_SIZE, last: asked.last * ORDER_PAGE_SIZE });
  return { list, virtualizer, rows, pages, setFocused };
}
