import { metresBetween } from '@/domain/order/driver-position';
import { between, type LatLng } from '@/domain/order/route-drawing';

/** Farther than anybody drives between two reports: the position was wrong before or is now. */
const JUMP_METRES = 2_000;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * How long the way to the next position takes on the screen: as long as it took to be reported, so that the marker is
 * still moving when the next one comes. 0 is at once.
 */
export function glideMs(from: LatLng, to: LatLng, sinceLastMs: number): number {
  if (metresBetween(from, to) > JUMP_METRES) return 0;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, sinceLastMs));
}

export const glideAt = (from: LatLng, to: LatLng, elapsedMs: number, ms: number): LatLng =>
  elapsedMs >= ms ? to : between(from, to, Math.max(0, elapsedMs) / ms);

/** One marker's movement. In a hidden tab nothing moves: it is where it should be when it is seen again. */
export function createGlide(start: LatLng, paint: (at: LatLng) => void, isStill: boolean) {
  let shown = start;
  let target = start;
  let heardAt = performance.now();
  let frame = 0;

  function put(at: LatLng) {
    shown = at;
    paint(at);
  }

  function arrive() {
    cancelAnimationFrame(frame);
    if (shown !== target) put(target);
  }

  function stopWhenHidden() {
    if (document.hidden) arrive();
  }
  document.addEventListener('visibilitychange', stopWhenHidden);

  return {
    to(next: LatLng) {
      if (next.lat === target.lat && next.lng === target.lng) return;
      const now = performance.now();
      const from = shown;
      const ms = isStill || document.hidden ? 0 : glideMs(from, next, now - heardAt);
      heardAt = now;
      target = next;
      cancelAnimationFrame(frame);
      if (ms === 0) return put(next);
      const step = (time: number) => {
        put(glideAt(from, next, time - now, ms));
        if (time - now < ms) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', stopWhenHidden);
    },
  };
}
