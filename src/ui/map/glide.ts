import { metresBetween } from '@/domain/order/driver-position';
import { between, type LatLng } from '@/domain/order/route-drawing';

/** A longer jump between two reports is a GPS error. */
const JUMP_METRES = 2_000;
const MIN_GLIDE_MS = 1_000;
const MAX_GLIDE_MS = 15_000;
const FRAME_MS = 16;

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

/**
 * Animates one marker. Jumps to its target while the tab is hidden. `stepsBetween`: how many different pictures the way has;
 * a fleet seen from afar moves a pixel a second, and needs no work in between.
 */
export function createGlide(
  start: LatLng,
  paint: (at: LatLng) => void,
  isStill: boolean,
  stepsBetween?: (from: LatLng, to: LatLng) => number,
) {
  let shown = start;
  let target = start;
  let updatedAt = performance.now();
  let frame = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function moveTo(at: LatLng) {
    shown = at;
    paint(at);
  }

  function finish() {
    cancelAnimationFrame(frame);
    clearTimeout(pause);
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
      clearTimeout(pause);
      if (ms === 0) return moveTo(next);
      const stepMs = ms / Math.max(1, stepsBetween?.(from, next) ?? Infinity);
      const step = (time: number) => {
        moveTo(glideAt(from, next, time - now, ms));
        if (time - now >= ms) return;
        if (stepMs < FRAME_MS) frame = requestAnimationFrame(step);
        else pause = setTimeout(() => step(performance.now()), stepMs);
      };
      frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      clearTimeout(pause);
      document.removeEventListener('visibilitychange', stopWhenHidden);
    },
  };
}
