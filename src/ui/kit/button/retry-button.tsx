import { useTranslation } from '@/lib/i18n/use-translation';
import type { ComponentProps } from 'react';
import { formatCountdown } from '@/domain/text/format';
import { useCountdown } from '@/lib/browser/use-countdown';
import { retryAtOf } from '@/lib/i18n/error-text';
import { Button } from './button';

type RetryButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'start'> & {
  /** The error to retry after. If it carries a Retry-After time, the button counts down and is blocked until then. */
  error?: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** Replaces the text "retry". */
  label?: string;
};

/** `data-retry`: `watchRetries` keeps the keyboard's place. */
export function RetryButton({ error, isRetrying, onRetry, label: given, ...look }: RetryButtonProps) {
  const { t } = useTranslation('common');
  const wait = useCountdown(retryAtOf(error));
  const label = given ?? t('action.retry');

  return (
    <Button
      {...look}
      data-retry
      isLoading={isRetrying}
      {...(wait > 0 ? { 'aria-disabled': true } : { onClick: onRetry })}
    >
      {wait > 0 ? `${label} · ${formatCountdown(wait)}` : label}
    </Button>
  );
}
