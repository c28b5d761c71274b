/** No step can be read sooner: a press is the second one of a double tap or double click in the step before. */
const FIRST_LOOK_MS = 400;

/** Ignores the second press of a double tap after a step has opened. Returns how to end that. */
export function ignoreDoubleTap(): () => void {
  const timer = setTimeout(stop, FIRST_LOOK_MS);
  document.addEventListener('touchend', ignoreTap, { capture: true, passive: false });
  document.addEventListener('click', ignoreClick, true);
  return stop;

  function stop() {
    clearTimeout(timer);
    document.removeEventListener('touchend', ignoreTap, true);
    document.removeEventListener('click', ignoreClick, true);
  }
  // Without its default, a tap makes no click. Some browsers count no taps.
  function ignoreTap(event: TouchEvent) {
    if (event.cancelable) event.preventDefault();
  }
  function ignoreClick(event: MouseEvent) {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
