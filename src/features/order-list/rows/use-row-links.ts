import { useRouter } from 'next/router';
import type { FocusEvent, MouseEvent, TouchEvent } from 'react';
import { prefetchPage } from '@/lib/browser/open-page';
import type { PreviewOpener } from '../preview/use-preview';

/** The path of the link at `target`; null if there is none. */
const pathOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('a[data-path]')?.dataset.path ?? null) : null;

/** The order whose link is at `target`; null for other links of its row. */
const orderIdOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('a[data-open]')?.dataset.open ?? null) : null;

/**
 * One handler for the links of all rows: a Next link per row would be most of a row's cost while scrolling. The anchors
 * are real links, so that new tabs and copying work. With `preview`, a press shows the order beside the list.
 */
export function useRowLinks(preview: PreviewOpener) {
  const { push, prefetch } = useRouter();
  const prefetchLink = ({ target }: MouseEvent | TouchEvent | FocusEvent) => {
    const path = pathOf(target);
    if (path !== null) void prefetchPage({ prefetch }, path);
  };
  return {
    onClick: (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const path = pathOf(event.target);
      if (path === null || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      const orderId = orderIdOf(event.target);
      if (orderId === null || preview?.press(orderId) !== true) void push(path);
    },
    onFocus: ({ target }: FocusEvent) => {
      const orderId = orderIdOf(target);
      if (orderId !== null) preview?.follow(orderId);
    },
    onMouseOver: prefetchLink,
    onTouchStart: prefetchLink,
  };
}
