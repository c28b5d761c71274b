import { useTranslation } from '@/lib/i18n/use-translation';
import { EmptyDrawing } from '@/ui/drawings/empty-drawing';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { EmptyState } from '@/ui/kit/feedback/empty-state';

export function NotFound({ homeHref, orderHref }: { homeHref: string; orderHref: string }) {
  const { t } = useTranslation('lost');
  return (
    <EmptyState
      isPage
      isPictureBare
      picture={<EmptyDrawing name="map" width={176} />}
      title={t('notFound.title')}
      message={t('notFound.message')}
      action={
        <>
          <ButtonLink href={orderHref} variant="primary" size="large">
            {t('notFound.order')}
          </ButtonLink>
          <ButtonLink href={homeHref} size="large">
            {t('notFound.home')}
          </ButtonLink>
        </>
      }
    />
  );
}
