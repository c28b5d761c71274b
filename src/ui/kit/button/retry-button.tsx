import { useTranslation } from '@/lib/i18n/use-translation';
import type { ComponentProps } from 'react';
import { formatCountdown } from '@/domain/text/format';
import { useCountdown } from '@/lib/browser/use-countdown';
import { retryAtOf } from '@/lib/i18n/error-text';
import { Button } from './button';

type RetryAppearance = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'start' | 'isLoading'>;

/** Counts down to the moment from which the provider can be asked again. */
function RetryCountdown({
  retryAt,
  label,
  onRetry,
  ...look
}: RetryAppearance & { retryAt: number; label: string; onRetry: () => void }) {
  const wait = useCountdown(retryAt);
  const isBlocked = wait > 0;
  return (
    <Button {...look} {...(isBlocked ? { 'aria-disabled': true } : { onClick: onRetry })}>
      {isBlocked ? `${label} · ${formatCountdown(wait)}` : label}
    </Button>
  );
}

type RetryButtonProps = Omit<RetryAppearance, 'isLoading'> & {
  /** The error to retry after. If it carries a Retry-After time, the button is blocked until then. */
  error?: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** Replaces the text "retry". */
  label?: string;
};

export function RetryButton({ error, isRetrying, onRetry, label: given, ...look }: RetryButtonProps) {
  const { t } = useTranslation('common');
  const retryAt = retryAtOf(error);
  const label = given ?? t('action.retry');
  if (retryAt !== null) {
    return <RetryCountdown {...look} isLoading={isRetrying} retryAt={retryAt} label={label} onRetry={onRetry} />;
  }
  return (
    <Button {...look} isLoading={isRetrying} onClick={onRetry}>
      {label}
    </Button>
  );
}
