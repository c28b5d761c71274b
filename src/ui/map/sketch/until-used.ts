import type { LoadMap, MapHandle, MapScene, MountMap } from '../map-port';
import { MAX_SPREAD_DRIVERS } from '../markers';
import { nearestPlace } from './nearest-place';
import { drawPicture } from './picture';

/** Anything that the customer does on the page: the map is to be there before the first gesture on it. */
const FIRST_INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;
/** What Leaflet does with the keyboard. */
const MAP_KEYS = /^(Arrow(Up|Down|Left|Right)|[-+=])$/;
const IDLE_LIMIT_MS = 1_000;
/** Without a connection, every movement of the pointer would send another request. */
const RETRY_MS = 5_000;

function whenIdle(run: () => void) {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 50);
  else requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
}

const isButton = (target: EventTarget | null) => target instanceof Element && target.closest('button') !== null;

/**
 * Shows the sketch as a picture, which costs much less work than a map, until the customer does anything on the page. Then
 * a map with the same view takes its place. A button that was pressed meanwhile acts on the map. If `load` fails, the picture
 * stays, and a later input tries again.
 */
export function pictureUntilUsed(load: LoadMap): MountMap {
  let mountMap: MountMap | null = null;

  return (element, options) => {
    if (mountMap) return mountMap(element, options);
    const picture = drawPicture(element, options);
    const listening = new AbortController();
    const { signal } = listening;
    let map: MapHandle | null = null;
    let scene: MapScene | null = null;
    let isDrawn = false;
    let tasks: ((map: MapHandle) => void)[] = [];
    let isLoading = false;
    /** A marker that is replaced between press and release would not be clicked. */
    const presses = new Set<number | string>();
    // As Leaflet's.
    element.tabIndex = 0;

    for (const type of FIRST_INPUTS) window.addEventListener(type, loadMap, { capture: true, passive: true, signal });
    element.addEventListener('focus', loadMap, { signal });
    element.addEventListener('keydown', onKey, { signal });
    element.addEventListener('wheel', keepPageZoom, { passive: false, signal });
    element.addEventListener('pointerdown', onPress, { signal });
    for (const type of ['pointerup', 'pointercancel', 'keyup'] as const)
      window.addEventListener(type, onRelease, { capture: true, signal });
    // A release in another window is not reported here.
    window.addEventListener('blur', dropPresses, { signal });

    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      // A button is clicked when the space bar is released.
      if (key === ' ' && isButton(target)) presses.add(key);
      if (target !== element || !MAP_KEYS.test(key) || ctrlKey || metaKey || altKey) return;
      // The page must not scroll, as it does not under the map.
      event.preventDefault();
      tasks.push(() => element.dispatchEvent(new KeyboardEvent(event.type, event)));
    }

    function onPress({ button, pointerId, target }: PointerEvent) {
      if (button === 0 && isButton(target)) presses.add(pointerId);
    }

    function onRelease(event: PointerEvent | KeyboardEvent) {
      presses.delete('key' in event ? event.key : event.pointerId);
      replacePicture();
    }

    function dropPresses() {
      presses.clear();
      replacePicture();
    }

    /** Ctrl or ⌘ with the wheel is also how a pinch on a trackpad arrives. */
    function keepPageZoom(event: WheelEvent) {
      if (event.ctrlKey || event.metaKey) event.preventDefault();
    }

    function loadMap() {
      if (isLoading) return;
      isLoading = true;
      whenIdle(() => {
        if (signal.aborted) return;
        load().then(
          (mount) => {
            mountMap = mount;
            replacePicture();
          },
          () => {
            tasks = [];
            options.onUnfollow?.();
            setTimeout(() => {
              isLoading = false;
            }, RETRY_MS);
          },
        );
      });
    }

    function replacePicture() {
      if (!mountMap || presses.size > 0) return;
      whenIdle(() => {
        if (!mountMap || presses.size > 0 || signal.aborted) return;
        const camera = isDrawn ? picture.camera() : null;
        const moving = new Map(picture.drivers().map((driver) => [driver.id, driver]));
        const focused = document.activeElement;
        const driver = focused instanceof HTMLElement && element.contains(focused) ? focused.dataset.id : undefined;
        stop();
        map = mountMap(element, { ...options, ...(camera ? { camera } : {}) });
        // A driver who is still moving goes on from there.
        if (scene) map.show({ ...scene, drivers: scene.drivers.map((one) => moving.get(one.id) ?? one) });
        if (scene) map.show(scene);
        if (driver !== undefined) buttonOf(element, driver)?.focus({ preventScroll: true });
        // Leaflet listens to keys only after a focus event.
        if (focused === element) element.dispatchEvent(new FocusEvent('focus'));
        for (const task of tasks) task(map);
      });
    }

    function stop() {
      listening.abort();
      picture.remove();
    }

    function runOnMap(task: (map: MapHandle) => void) {
      if (map) return task(map);
      tasks.push(task);
      loadMap();
    }

    return {
      show(next) {
        scene = next;
        if (map) return map.show(next);
        // Only the map can be zoomed to take groups of a fleet apart.
        isDrawn = next.drivers.length <= MAX_SPREAD_DRIVERS;
        if (isDrawn) picture.show(next);
        else loadMap();
      },
      fit() {
        // The map would say so only once it is there.
        if (!map) options.onUnfollow?.();
        runOnMap((used) => used.fit());
      },
      zoom: (step) => runOnMap((used) => used.zoom(step)),
      moveTo: (at) => runOnMap((used) => used.moveTo(at)),
      follow: () => runOnMap((used) => used.follow()),
      unfollow: () => runOnMap((used) => used.unfollow()),
      placeNear: (at) => nearestPlace(at, options.locale),
      remove() {
        stop();
        map?.remove();
      },
    };
  };
}

const buttonOf = (element: HTMLElement, driver: string) =>
  [...element.querySelectorAll('button')].find(({ dataset }) => dataset.id === driver);
