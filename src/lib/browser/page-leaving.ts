const allWork = new Set<() => void>();

/**
 * Runs `work` when the page is hidden or left, before the store is written to storage. Returns the function that
 * removes it.
 */
export function beforeLeaving(work: () => void) {
  allWork.add(work);
  return () => void allWork.delete(work);
}

/**
 * Call it once per app: runs all the work of `beforeLeaving`, then `flush`. It is one listener, because browsers call
 * the listeners of the window in the order they were added, capturing or not. Returns the cleanup function.
 */
export function watchLeaving(flush: () => void) {
  const onLeave = () => {
    for (const work of allWork) work();
    flush();
  };
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onLeave);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onLeave);
  };
}
