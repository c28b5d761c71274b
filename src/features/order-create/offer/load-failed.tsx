import { useTranslation } from '@/lib/i18n/use-translation';
import { withRequestId } from '@/lib/i18n/with-request-id';
import { Notice } from '@/ui/kit/feedback/notice';
import { RetryButton } from '@/ui/kit/button/retry-button';

type LoadFailedProps = { message: string; error: unknown; isRetrying: boolean; onRetry: () => void };

/** Error for a list that could not be loaded; the rest of the page works without it. */
export function LoadFailed({ message, error, ...retry }: LoadFailedProps) {
  const { i18n } = useTranslation();
  return (
    <Notice tone="error" action={<RetryButton variant="outline" size="small" error={error} {...retry} />}>
      {withRequestId(message, error, i18n)}
    </Notice>
  );
}
