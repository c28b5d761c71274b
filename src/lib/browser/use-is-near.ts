import { useEffect, useState, type RefObject } from 'react';

/** Half a screen, so that what waits for this is there when the customer scrolls to it. */
const MARGIN = '50% 0px';

/** Whether the element has been on the screen, or half a screen away from it. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  // Without the API, as in tests without a layout, everything counts as near.
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
