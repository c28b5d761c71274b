import { useTranslation } from 'next-i18next/pages';
import { errorText, requestIdText } from '@/lib/i18n/error-text';
import { ErrorState } from '@/ui/error-state';

type ListFailedProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

export function ListFailed({ error, isRetrying, onRetry }: ListFailedProps) {
  const { t, i18n } = useTranslation('orders');
  return (
    <ErrorState
      title={t('failed.title')}
      message={errorText(error, i18n)}
      requestId={requestIdText(error)}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
