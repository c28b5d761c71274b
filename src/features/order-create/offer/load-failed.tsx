import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

type LoadFailedProps = { message: string; isRetrying: boolean; onRetry: () => void };

/** A list that did not come; the rest of the page goes on without it. */
export function LoadFailed({ message, isRetrying, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('common');
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outline" size="small" isLoading={isRetrying} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
