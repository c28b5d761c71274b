import { useTranslation } from '@/lib/i18n/use-translation';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { ErrorState } from '@/ui/kit/feedback/error-state';

export function ServerError({ homeHref }: { homeHref: string }) {
  const { t } = useTranslation('lost');
  return (
    <ErrorState
      isPage
      title={t('serverError.title')}
      message={t('serverError.message')}
      onRetry={() => window.location.reload()}
      action={
        <ButtonLink href={homeHref} size="large">
          {t('notFound.home')}
        </ButtonLink>
      }
    />
  );
}
