import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import type { WireFilter } from '../filter/order-list-filter';
import { useOrderPages } from '../paging/use-order-pages';
import { remInPixels, type RowWindow } from './row-window';
import { useRowKeys } from './use-row-keys';
import { pageOf } from '../paging/page-count';

/**
 * Assigns rows to DOM elements. An element whose row has left the window takes a new row, so that scrolling creates and
 * removes no elements.
 */
export function createRowSlots() {
  let slots = new Map<number, number>();
  let created = 0;
  return {
    /**
     * The slot of each row. Without `canReuse`, new rows get new elements, so that no existing element moves or
     * changes.
     */
    assign(rows: readonly number[], canReuse: boolean): ReadonlyMap<number, number> {
      const visible = new Set(rows);
      const free = canReuse ? [...slots].filter(([row]) => !visible.has(row)).map(([, slot]) => slot) : [];
      const next = new Map<number, number>();
      for (const row of rows) {
        const slot = slots.get(row);
        if (slot !== undefined) next.set(row, slot);
      }
      for (const row of rows) {
        if (!next.has(row)) next.set(row, free.pop() ?? created++);
      }
      slots = next;
      return next;
    },
  };
}

/** Rows rendered beyond the window, for Tab and short scrolls. */
const OVERSCAN = 8;
/** Pages that scroll by faster than this are not requested. */
const REST_MS = 80;

type WindowOptions = {
  filter: WireFilter;
  /** At least one. */
  total: number;
  rowRem: number;
  /** Scroll position in pixels when the list was left. */
  initialOffset: number;
  /** Orders in progress above the list push it down. */
  hasRowsAbove: boolean;
};

/** The virtual list: renders the rows in the window and loads their pages. */
export function useOrderWindow({ filter, total, rowRem, initialOffset, hasRowsAbove }: WindowOptions): RowWindow {
  const list = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [rowHeight] = useState(() => rowRem * remInPixels());
  // The first rows are rendered in slices with the list, and not all at once when its place is known: it begins about
  // halfway down the window.
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight / 2 }));
  const [focused, setFocused] = useState<number | null>(null);
  const [slots] = useState(createRowSlots);

  useLayoutEffect(() => {
    const measure = () => setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [hasRowsAbove]);

  // Keeps the focused row rendered when it scrolls out of view; removing it would move the focus to the top of the
  // page.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || rows.includes(focused)) return rows;
      return [...rows, focused].sort((one, other) => one - other);
    },
    [focused],
  );

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by the compiler
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    initialOffset,
    initialRect,
    rangeExtractor,
  });
  const keys = useRowKeys({
    list,
    first: 0,
    last: total - 1,
    setFocused,
  });

  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const first = pageOf(Math.max(0, startIndex - OVERSCAN));
  const last = pageOf(Math.min(total - 1, endIndex + OVERSCAN));
  const [requestedPages, setRequestedPages] = useState({ first, last });
  useEffect(() => {
    const timer = setTimeout(
      () => setRequestedPages((before) => (before.first === first && before.last === last ? before : { first, last })),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [first, last]);
  const pages = useOrderPages(filter, {
    first: requestedPages.first * ORDER_PAGE_SIZE,
    last: requestedPages.last * ORDER_PAGE_SIZE,
  });

  const shown = virtualizer.getVirtualItems();
  const slotOf = slots.assign(
    shown.map(({ index }) => index),
    focused === null,
  );
  const rows = shown.map(({ index, start }) => ({
    slot: slotOf.get(index) ?? index,
    index,
    top: start - scrollMargin,
    item: pages.itemAt(index),
  }));
  return {
    list,
    height: virtualizer.getTotalSize(),
    // Keeps the DOM order stable while scrolling. At rest the elements are in row order again, for Tab and screen
    // readers.
    rows: virtualizer.isScrolling && focused === null ? rows.sort((one, other) => one.slot - other.slot) : rows,
    isFailed: pages.isFailed,
    retry: pages.retry,
    keys,
  };
}
