import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import { errorText, referenceText } from '@/lib/i18n/error-text';
import { RefreshIcon } from '../icons/action-icons';
import { AlertIcon } from '../icons/system-icons';
import { RetryButton } from '../button/retry-button';
import { StateFrame } from './state-frame';

/** Shows what went wrong, what was kept and what to do. */
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
  /** Replaces the text for `error`. */
  message?: ReactNode;
  /** Reassures that nothing was lost: "입력한 내용은 그대로 있어요". */
  kept?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** The failed call's error: gives the text, the request ID and the retry time. */
  error?: unknown;
  /** Another action, next to the retry button. */
  action?: ReactNode;
  isPage?: boolean;
}) {
  const { t, i18n } = useTranslation('common');
  const text = message ?? (error ? errorText(error, i18n) : null);
  const id = referenceText(error);
  return (
    <StateFrame
      role="alert"
      isPage={isPage}
      picture={<AlertIcon size={28} />}
      title={title ?? t('state.errorTitle')}
      message={
        <>
          {text}
          {text && kept ? <br /> : null}
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
