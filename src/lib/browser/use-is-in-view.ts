import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Half a screen, so that what waits for this is there when the customer scrolls to it. */
const NEAR = '50% 0px';

/** `isKept`: once true, the answer stays true. */
function useIntersection(element: RefObject<Element | null>, rootMargin: string, isKept: boolean) {
  // Without the API, as in tests without a layout, everything counts as visible.
  const [isInside, setIsInside] = useState(() => typeof IntersectionObserver === 'undefined');
  const isSettled = isInside && isKept;
  useEffect(() => {
    if (isSettled || !element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setIsInside(entries.at(-1)?.isIntersecting === true)),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, isSettled]);
  return isInside;
}

/** Whether any part of the element is on the screen. */
export const useIsInView = (element: RefObject<Element | null>): boolean => useIntersection(element, '0px', false);

/** Whether the element has been on the screen, or half a screen away from it. */
export const useIsNear = (element: RefObject<Element | null>): boolean => useIntersection(element, NEAR, true);
