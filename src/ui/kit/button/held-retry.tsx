import { formatCountdown } from '@/domain/time/countdown';
import { useCountdown } from '@/lib/browser/use-countdown';
import { Button } from './button';
import type { RetryLook } from './retry-button';

/** A retry button that counts down to `retryAt` (epoch ms), as the provider requested. Separate file: rarely needed. */
export function HeldRetry({
  retryAt,
  label,
  onRetry,
  ...look
}: RetryLook & { retryAt: number; label: string; onRetry: () => void }) {
  const wait = useCountdown(retryAt);
  const isWaiting = wait > 0;
  return (
    <Button {...look} {...(isWaiting ? { 'aria-disabled': true } : { onClick: onRetry })}>
      {isWaiting ? `${label} · ${formatCountdown(wait)}` : label}
    </Button>
  );
}
