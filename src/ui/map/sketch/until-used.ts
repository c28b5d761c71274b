import type { LoadMap, MapHandle, MapScene, MountMap } from '../map-port';
import { MAX_SPREAD_DRIVERS } from '../markers';
import { nearestPlace } from './nearest-place';
import { drawPicture } from './picture';

/** Anything that the customer does on the page: a map that loads for the first gesture on it would miss that. */
const USES = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;
const RELEASES = ['pointerup', 'pointercancel'] as const;
const IDLE_LIMIT_MS = 1_000;

function whenIdle(run: () => void) {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 50);
  else requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
}

/**
 * The sketch as a picture, which is a fraction of the work, until the customer does anything on the page; then the map
 * takes its place with the same view, and does what was asked for meanwhile. `load`: the map. Without a connection the
 * picture stays, and the next use tries again.
 */
export function pictureUntilUsed(load: LoadMap): MountMap {
  let mountMap: MountMap | null = null;

  return (element, options) => {
    if (mountMap) return mountMap(element, options);
    const picture = drawPicture(element, options);
    const listening = new AbortController();
    let map: MapHandle | null = null;
    let scene: MapScene | null = null;
    const tasks: ((map: MapHandle) => void)[] = [];
    let isLoading = false;
    let isPressed = false;
    // As Leaflet's.
    element.tabIndex = 0;

    const listen = (target: EventTarget, types: readonly string[], listener: (event: Event) => void) => {
      for (const type of types)
        target.addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });
    };
    listen(window, USES, want);
    listen(element, ['focus'], want);
    listen(window, ['pointerdown'], () => {
      isPressed = true;
    });
    listen(window, RELEASES, () => {
      isPressed = false;
      replace();
    });
    listen(element, ['keydown'], (event) => {
      if (event.target === element && event instanceof KeyboardEvent)
        tasks.push(() => element.dispatchEvent(new KeyboardEvent(event.type, event)));
    });

    function want() {
      if (isLoading) return;
      isLoading = true;
      whenIdle(() => {
        load().then(
          (mount) => {
            mountMap = mount;
            replace();
          },
          () => {
            isLoading = false;
          },
        );
      });
    }

    /** A marker that is replaced between press and release would not be clicked. */
    function replace() {
      if (!mountMap) return;
      whenIdle(() => {
        if (!mountMap || isPressed || listening.signal.aborted) return;
        const camera = picture.camera();
        const focused = document.activeElement;
        const place = buttonsOf(element).findIndex((button) => button === focused);
        stop();
        map = mountMap(element, { ...options, ...(camera ? { camera } : {}) });
        if (scene) map.show(scene);
        buttonsOf(element)[place]?.focus({ preventScroll: true });
        // Leaflet hears keys from the next focus on.
        if (focused === element) element.dispatchEvent(new FocusEvent('focus'));
        for (const task of tasks) task(map);
      });
    }

    function stop() {
      listening.abort();
      picture.remove();
    }

    function perform(task: (map: MapHandle) => void) {
      if (map) return task(map);
      tasks.push(task);
      want();
    }

    return {
      show(next) {
        scene = next;
        if (map) return map.show(next);
        // Only the map can be zoomed to take groups of a fleet apart.
        if (next.drivers.length > MAX_SPREAD_DRIVERS) want();
        else picture.show(next);
      },
      fit: () => perform((used) => used.fit()),
      zoom: (step) => perform((used) => used.zoom(step)),
      moveTo: (at) => perform((used) => used.moveTo(at)),
      follow: () => perform((used) => used.follow()),
      unfollow: () => perform((used) => used.unfollow()),
      placeNear: (at) => nearestPlace(at, options.locale),
      remove() {
        stop();
        map?.remove();
      },
    };
  };
}

const buttonsOf = (element: HTMLElement) => [...element.querySelectorAll('button')];
