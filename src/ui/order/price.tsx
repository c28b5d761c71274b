import { useLayoutEffect, useRef } from 'react';
import { formatWon } from '@/domain/text/format';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { styled } from '../styled';
import { useLocale } from '../use-locale';

const EASE_MS = 150;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;
const prefersReducedMotion = () =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls `paint` for each step from the old to the new value. Avoids rendering sixty times a second. */
function useEasedNumber(value: number, paint: (value: number) => void) {
  const shown = useRef(value);
  const latestPaint = useRef(paint);
  useLayoutEffect(() => {
    latestPaint.current = paint;
  });

  useLayoutEffect(() => {
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

type Size = 'large' | 'medium';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-block',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.3,
  // As large as a title, but millions in large text have to fit on a phone.
  '&[data-size="large"]': { fontSize: 'min(1.75rem, 13vw)', minWidth: '7ch' },
  '&[data-size="medium"]': { fontSize: theme.typography.h2.fontSize, minWidth: '6ch' },
  '&[data-stale="true"]': { color: theme.vars.palette.text.disabled },
}));

/**
 * An amount in won that animates from the old to the new value. Screen readers get only the final value. `isStale`
 * greys it while a new price loads, so an old price does not look current.
 */
export function Price({ amount, size = 'large', isStale = false }: { amount: number; size?: Size; isStale?: boolean }) {
  const locale = useLocale();
  const figure = useRef<HTMLSpanElement>(null);
  useEasedNumber(amount, (value) => {
    if (figure.current) figure.current.textContent = formatWon(value, locale);
  });
  return (
    <Root data-size={size} data-stale={isStale}>
      <span ref={figure} aria-hidden="true">
        {formatWon(amount, locale)}
      </span>
      <VisuallyHidden>{formatWon(amount, locale)}</VisuallyHidden>
    </Root>
  );
}
