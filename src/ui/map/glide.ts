import { metresBetween } from '@/domain/order/driver-position';
import { between, type LatLng } from '@/domain/order/route-drawing';

/** A longer jump between two reports is a GPS error. */
const JUMP_METRES = 2_000;
const MIN_GLIDE_MS = 1_000;
const MAX_GLIDE_MS = 15_000;

/**
 * The duration in ms of the animation to the next position: as long as the time between the reports, so that the marker
 * keeps moving until the next one. 0 means no animation.
 */
export function glideMs(from: LatLng, to: LatLng, sinceLastMs: number): number {
  if (metresBetween(from, to) > JUMP_METRES) return 0;
  return Math.min(MAX_GLIDE_MS, Math.max(MIN_GLIDE_MS, sinceLastMs));
}

/** The position after `elapsedMs` of an animation that takes `ms`. */
export const glideAt = (from: LatLng, to: LatLng, elapsedMs: number, ms: number): LatLng =>
  elapsedMs >= ms ? to : between(from, to, Math.max(0, elapsedMs) / ms);

/** Animates one marker. Jumps to its target while the tab is hidden. */
export function createGlide(start: LatLng, paint: (at: LatLng) => void, isStill: boolean) {
  let shown = start;
  let target = start;
  let updatedAt = performance.now();
  let frame = 0;

  function moveTo(at: LatLng) {
    shown = at;
    paint(at);
  }

  function finish() {
    cancelAnimationFrame(frame);
    if (shown !== target) moveTo(target);
  }

  function stopWhenHidden() {
    if (document.hidden) finish();
  }
  document.addEventListener('visibilitychange', stopWhenHidden);

  return {
    to(next: LatLng) {
      if (next.lat === target.lat && next.lng === target.lng) return;
      const now = performance.now();
      const from = shown;
      const ms = isStill || document.hidden ? 0 : glideMs(from, next, now - updatedAt);
      updatedAt = now;
      target = next;
      cancelAnimationFrame(frame);
      if (ms === 0) return moveTo(next);
      const step = (time: number) => {
        moveTo(glideAt(from, next, time - now, ms));
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
