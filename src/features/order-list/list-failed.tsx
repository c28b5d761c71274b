import { useTranslation } from '@/lib/i18n/use-translation';
import { ErrorState } from '@/ui/kit/feedback/error-state';

type ListFailedProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

export function ListFailed({ error, isRetrying, onRetry }: ListFailedProps) {
  const { t } = useTranslation('orders');
  return <ErrorState title={t('failed.title')} error={error} onRetry={onRetry} isRetrying={isRetrying} />;
}
