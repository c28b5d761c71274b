import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from './button';
import { RefreshIcon } from './icons/action-icons';
import { AlertIcon } from './icons/system-icons';
import { StateFrame } from './state-frame';

const SHORT_ID = 8;

/** What happened, what was kept and what to do. */
export function ErrorState({
  title,
  message,
  kept,
  onRetry,
  isRetrying = false,
  requestId,
  action,
  isPage = false,
}: {
  title?: ReactNode;
  message?: ReactNode;
  /** What the customer need not fear for: "입력한 내용은 그대로 있어요". */
  kept?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  requestId?: string | undefined;
  /** A second way on, beside the retry. */
  action?: ReactNode;
  isPage?: boolean;
}) {
  const { t } = useTranslation('common');
  return (
    <StateFrame
      role="alert"
      isPage={isPage}
      picture={<AlertIcon size={28} />}
      title={title ?? t('state.errorTitle')}
      message={
        <>
          {message}
          {message && kept ? <br /> : null}
          {kept}
        </>
      }
      small={requestId ? t('state.requestId', { id: requestId.slice(0, SHORT_ID) }) : null}
      action={
        onRetry || action ? (
          <>
            {onRetry ? (
              <Button
                variant="secondary"
                size={isPage ? 'large' : 'medium'}
                start={<RefreshIcon />}
                isLoading={isRetrying}
                onClick={onRetry}
              >
                {t('action.retry')}
              </Button>
            ) : null}
            {action}
          </>
        ) : null
      }
    />
  );
}
