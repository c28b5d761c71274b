import { useEffect, useState } from 'react';

/** Scrolls to a part of the page at the start, and moves the focus there: the one that the address names after `#`, or `id`. */
export function useHashFocus(id: string | null = null) {
  const [startId] = useState(id);
  useEffect(() => {
    const part = document.getElementById(startId ?? location.hash.slice(1));
    if (!part) return;
    part.tabIndex = -1;
    part.style.outline = 'none';
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [startId]);
}
