import { useTranslation } from 'next-i18next/pages';
import { ErrorState } from '@/ui/error-state';

export function ServerError() {
  const { t } = useTranslation('lost');
  return <ErrorState isPage title={t('serverError.title')} message={t('serverError.message')} />;
}
