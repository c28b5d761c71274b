import { useRouter } from 'next/router';
import type { FocusEvent, MouseEvent, TouchEvent } from 'react';

/** The address within the app of the link at `target`, if there is one. */
const pathOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('a[data-path]')?.dataset.path ?? null) : null;

/**
 * What Next's links do, once for all rows: a component for each would be most of a row's cost while scrolling. The
 * anchors are real ones, so that new tabs, copying and everything else works as ever.
 */
export function useRowLinks() {
  const { push, prefetch } = useRouter();
  const fetchAhead = ({ target }: MouseEvent | TouchEvent | FocusEvent) => {
    const path = pathOf(target);
    if (path !== null) void prefetch(path).catch(() => undefined);
  };
  return {
    onClick: (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const path = pathOf(event.target);
      if (path === null || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void push(path);
    },
    onMouseOver: fetchAhead,
    onTouchStart: fetchAhead,
  };
}
