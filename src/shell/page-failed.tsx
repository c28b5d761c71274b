import { useTranslation } from '@/lib/i18n/use-translation';
import { ErrorState } from '@/ui/kit/feedback/error-state';

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return <ErrorState isPage title={t('failed.title')} message={t('failed.message')} onRetry={onRetry} />;
}
