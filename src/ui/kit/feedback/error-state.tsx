import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { errorText, requestIdText } from '@/lib/i18n/error-text';
import { RefreshIcon } from '../icons/action-icons';
import { AlertIcon } from '../icons/system-icons';
import { RetryButton } from '../button/retry-button';
import { StateFrame } from './state-frame';

/** What happened, what was kept and what to do. */
export function ErrorState({
  title,
  message,
  kept,
  onRetry,
  isRetrying = false,
  error,
  action,
  isPage = false,
}: {
  title?: ReactNode;
  /** In place of what `error` says by itself. */
  message?: ReactNode;
  /** What the customer need not fear for: "입력한 내용은 그대로 있어요". */
  kept?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** The call that failed: its words, its number and when it may be made again. */
  error?: unknown;
  /** A second way on, beside the retry. */
  action?: ReactNode;
  isPage?: boolean;
}) {
  const { t, i18n } = useTranslation('common');
  const words = message ?? (error ? errorText(error, i18n) : null);
  const id = requestIdText(error);
  return (
    <StateFrame
      role="alert"
      isPage={isPage}
      picture={<AlertIcon size={28} />}
      title={title ?? t('state.errorTitle')}
      message={
        <>
          {words}
          {words && kept ? <br /> : null}
          {kept}
        </>
      }
      small={id ? t('state.requestId', { id }) : null}
      action={
        onRetry || action ? (
          <>
            {onRetry ? (
              <RetryButton
                size={isPage ? 'large' : 'medium'}
                start={<RefreshIcon />}
                error={error}
                isRetrying={isRetrying}
                onRetry={onRetry}
              />
            ) : null}
            {action}
          </>
        ) : null
      }
    />
  );
}
