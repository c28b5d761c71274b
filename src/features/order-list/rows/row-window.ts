import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';

export type WindowRow = {
  /** Of the element that shows it. */
  slot: number;
  /** Of the order among all that the filter leaves, from 0. */
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  /** Undefined while its page is on the way. */
  item: OrderListItem | undefined;
};

/** The rows that exist, however they were chosen: those under the window, or those of a page. */
export type RowWindow = {
  list: RefObject<HTMLDivElement | null>;
  height: number;
  rows: readonly WindowRow[];
  isFailed: boolean;
  retry: () => void;
  keys: {
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
};

const DEFAULT_FONT_PX = 16;

/** Rows are as high as their type: a reader with larger letters gets larger rows. */
export const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_FONT_PX;
