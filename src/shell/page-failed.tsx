import { useTranslation } from 'next-i18next/pages';
import { ErrorState } from '@/ui/kit/feedback/error-state';

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return <ErrorState isPage title={t('failed.title')} message={t('failed.message')} onRetry={onRetry} />;
}
