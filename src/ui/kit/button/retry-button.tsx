import { useTranslation } from 'next-i18next/pages';
import { retryAtOf } from '@/lib/i18n/error-text';
import { Button } from './button';
import type { HeldRetry, RetryLook } from './held-retry';
import { lazyPart } from '../layout/lazy-part';

const LazyHeldRetry = lazyPart<Parameters<typeof HeldRetry>[0]>(() =>
  import('./held-retry').then((module) => module.HeldRetry),
);

type RetryButtonProps = Omit<RetryLook, 'isLoading'> & {
  /** Why there is something to try again: a provider that said when it can be asked again is not asked before. */
  error?: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** In place of "retry". */
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
