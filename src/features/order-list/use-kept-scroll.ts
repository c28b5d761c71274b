import { useEffect, useLayoutEffect, useRef } from 'react';
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
  const scrollY = useRef(0);

  // Kept as it comes: asked for while the page is being taken down, it would have all of it measured once more.
  useEffect(() => {
    const keep = () => {
      scrollY.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);

  useLayoutEffect(
    () => () => {
      onLeave(scrollY.current);
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
