import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { retryAtOf } from '@/lib/i18n/error-text';
import { Button } from './button';
import type { HeldRetry } from './held-retry';
import { lazyPart } from '../layout/lazy-part';

export type RetryLook = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'start' | 'isLoading'>;

const LazyHeldRetry = lazyPart<Parameters<typeof HeldRetry>[0]>(() =>
  import('./held-retry').then((module) => module.HeldRetry),
);

type RetryButtonProps = Omit<RetryLook, 'isLoading'> & {
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
    return <LazyHeldRetry {...look} isLoading={isRetrying} retryAt={retryAt} label={label} onRetry={onRetry} />;
  }
  return (
    <Button {...look} isLoading={isRetrying} onClick={onRetry}>
      {label}
    </Button>
  );
}
