import type { ComponentProps } from 'react';
import { formatCountdown } from '@/domain/time/countdown';
import { useCountdown } from '@/lib/browser/use-countdown';
import { Button } from './button';

export type RetryLook = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'start' | 'isLoading'>;

/** Counts down to the moment from which the provider can be asked again. A part of its own: that moment is rare. */
export function HeldRetry({
  retryAt,
  label,
  onRetry,
  ...look
}: RetryLook & { retryAt: number; label: string; onRetry: () => void }) {
  const wait = useCountdown(retryAt);
  const isHeld = wait > 0;
  return (
    <Button {...look} {...(isHeld ? { 'aria-disabled': true } : { onClick: onRetry })}>
      {isHeld ? `${label} · ${formatCountdown(wait)}` : label}
    </Button>
  );
}
