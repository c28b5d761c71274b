import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { MapIcon } from '@/ui/kit/icons/place-icons';

export function NotFound({ homeHref, orderHref }: { homeHref: string; orderHref: string }) {
  const { t } = useTranslation('lost');
  return (
    <EmptyState
      isPage
      picture={<MapIcon size={28} />}
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
