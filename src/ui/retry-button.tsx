import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { formatCountdown } from '@/domain/countdown';
import { useCountdown } from '@/lib/browser/use-countdown';
import { retryAtOf } from '@/lib/i18n/error-text';
import { Button } from './button';

type RetryButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'start'> & {
  /** Why there is something to try again: a provider that said when it can be asked again is not asked before. */
  error?: unknown;
  isRetrying: boolean;
  onRetry: () => void;
};

export function RetryButton({ error, isRetrying, onRetry, ...look }: RetryButtonProps) {
  const { t } = useTranslation('common');
  const wait = useCountdown(retryAtOf(error));
  const isHeld = wait > 0;
  return (
    <Button {...look} isLoading={isRetrying} {...(isHeld ? { 'aria-disabled': true } : { onClick: onRetry })}>
      {t('action.retry')}
      {isHeld ? ` · ${formatCountdown(wait)}` : null}
    </Button>
  );
}
