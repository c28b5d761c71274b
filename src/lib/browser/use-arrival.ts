import { useEffect } from 'react';

/** Whoever follows a link to a part of this page finds it under their eyes, and the keyboard goes on from there. */
export function useArrival() {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    if (!part) return;
    part.tabIndex = -1;
    part.style.outline = 'none';
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, []);
}
