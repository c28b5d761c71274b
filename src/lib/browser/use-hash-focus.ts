import { useEffect } from 'react';

/** Scrolls to the part of the page that the address names after `#`, and moves the focus there. */
export function useHashFocus() {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    if (!part) return;
    part.tabIndex = -1;
    part.style.outline = 'none';
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, []);
}
