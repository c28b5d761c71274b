import { useEffect, useLayoutEffect } from 'react';
import { markAfterList } from '@/lib/browser/after-list';

type KeptScroll = {
  /** Of the rows on the screen: other rows begin at the top. */
  rowsKey: string;
  isReady: boolean;
  /** Where these rows are to begin. */
  offset: number;
  onLeave: (scrollY: number) => void;
};

/** The list goes back to where it was left, and remembers where that is. */
export function useKeptScroll({ rowsKey, isReady, offset, onLeave }: KeptScroll) {
  useLayoutEffect(
    () => () => {
      onLeave(window.scrollY);
      markAfterList();
    },
    [onLeave],
  );

  useEffect(() => {
    if (!isReady) return;
    // Next puts a page that is come back to at its top, in this very frame; then it is our turn.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY !== offset) window.scrollTo(0, offset);
    });
    return () => cancelAnimationFrame(frame);
  }, [rowsKey, offset, isReady]);
}
