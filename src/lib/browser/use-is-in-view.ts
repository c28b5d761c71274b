import { useEffect, useState, type RefObject } from 'react';

/** Whether any part of the element is on the screen. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  // Without the API, as in tests without a layout, everything counts as visible.
  const [isInView, setIsInView] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
