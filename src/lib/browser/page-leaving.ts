const works = new Set<() => void>();

/** Done when the page is hidden or left, before the store is written to storage. Returns the way back. */
export function beforeLeaving(work: () => void) {
  works.add(work);
  return () => void works.delete(work);
}

/**
 * Once per app: everything that waits for the page's end, then `flush`. One listener, because at the window browsers call
 * listeners in the order they were added, capturing or not.
 */
export function watchLeaving(flush: () => void) {
  const leave = () => {
    for (const work of works) work();
    flush();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leave);
  };
}
