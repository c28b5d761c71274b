import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { leftOutOf } from '@/domain/left-out';

/** Undefined while its page loads; null if the provider sent something that could not be read. */
export type RowItem = OrderListItem | null | undefined;

/** The row of a page that has come: those that could not be read are missing at its end. */
export const itemIn = (page: { items: OrderListItem[] } | undefined, row: number): RowItem =>
  page?.items[row] ?? (leftOutOf(page) > 0 ? null : undefined);

type WindowRow = {
  /** Id of the DOM element that shows the row. */
  slot: number;
  /** Index among all filtered orders, from 0. */
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  item: RowItem;
};

/** The rendered rows: those in the window of the long list, or those of a page. */
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

/** Row heights are in rem, so that larger text gets larger rows. */
export const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_FONT_PX;
