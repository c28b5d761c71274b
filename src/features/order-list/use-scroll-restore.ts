import { useEffect, useLayoutEffect, useRef } from 'react';
import { markAfterList } from '@/lib/browser/after-list';

type ScrollRestoreOptions = {
  /** Identifies the rows on the screen: other rows start at the top. */
  rowsKey: string;
  isReady: boolean;
  /** Initial scroll position in pixels. */
  offset: number;
  onLeave: (position: { scrollY: number }) => void;
};

/** Restores the list's scroll position and reports it on leaving. */
export function useScrollRestore({ rowsKey, isReady, offset, onLeave }: ScrollRestoreOptions) {
  const scrollY = useRef(0);

  // Recorded on scroll: reading it during unmount would force another layout of the whole page.
  useEffect(() => {
    const keep = () => {
      scrollY.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);

  useLayoutEffect(
    () => () => {
      onLeave({ scrollY: scrollY.current });
      markAfterList();
    },
    [onLeave],
  );

  useEffect(() => {
    if (!isReady) return;
    // Next scrolls a restored page to the top in this frame, so wait for the next one.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY !== offset) window.scrollTo(0, offset);
    });
    return () => cancelAnimationFrame(frame);
  }, [rowsKey, offset, isReady]);
}
