/// <reference types="kakao.maps.d.ts" />

const KEY_STEP = 80;
const ARROWS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};
const ZOOMS: Partial<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

type Gestures = {
  isTouched: boolean;
  /** The customer zooms or moves the map. */
  onMove: () => void;
  /** The customer leaves the driver: every movement but a zoom. */
  onLeave: () => void;
  zoom: (step: 1 | -1) => void;
};

/**
 * Keys, wheel and touch as on our own map, before the vendor's script sees them: it knows no focus, and one finger must
 * scroll the page. Returns what undoes it.
 */
export function addGestures(map: kakao.maps.Map, element: HTMLElement, { isTouched, onMove, onLeave, zoom }: Gestures) {
  const undo = new AbortController();
  const { signal } = undo;

  element.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
      const [arrow, step] = [ARROWS[event.key], ZOOMS[event.key]];
      if (!arrow && !step) return;
      event.preventDefault();
      onMove();
      if (step) return zoom(step);
      onLeave();
      if (arrow) map.panBy(...arrow);
    },
    { signal },
  );

  // The wheel scrolls the page until the map has the focus. With Ctrl or ⌘ it always zooms, as a pinch on a trackpad does.
  element.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey || element.contains(document.activeElement)) onMove();
      else event.stopPropagation();
    },
    { signal, capture: true, passive: true },
  );
  element.addEventListener('dblclick', onMove, { signal, capture: true });

  if (isTouched) {
    element.dataset.touch = 'two fingers';
    const setDraggable = ({ touches }: TouchEvent) => {
      map.setDraggable(touches.length > 1);
      if (touches.length > 1) onMove();
    };
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, setDraggable, { signal, capture: true, passive: true });
  }
  return () => undo.abort();
}
