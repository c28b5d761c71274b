import { useEffect, useLayoutEffect, useRef } from 'react';

const EASE_MS = 150;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;
const prefersReducedMotion = () =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Calls `paint` for each step from the old to the new value. Avoids rendering sixty times a second. */
export function useEasedNumber(value: number, paint: (value: number) => void) {
  const shown = useRef(value);
  const latestPaint = useRef(paint);
  useBrowserLayoutEffect(() => {
    latestPaint.current = paint;
  });

  useBrowserLayoutEffect(() => {
    const from = shown.current;
    if (from === value || prefersReducedMotion()) {
      shown.current = value;
      return;
    }
    latestPaint.current(from);
    let frame = 0;
    let start: number | null = null;
    const step = (now: number) => {
      // Measures from the first frame: if the clock is ahead of the frames, the old number would stay.
      start ??= now;
      const progress = Math.min(1, Math.max(0, (now - start) / EASE_MS));
      shown.current = progress === 1 ? value : Math.round(from + (value - from) * easeOut(progress));
      latestPaint.current(shown.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
}
