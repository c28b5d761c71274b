import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { SITE } from '@/config/site';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { BoxIcon } from '@/ui/icons/place-icons';

export function OrderNotFound() {
  const { t } = useTranslation('detail');
  return (
    <EmptyState
      isPage
      picture={<BoxIcon size={28} />}
      title={t('notFound.title')}
      message={
        <>
          {t('notFound.message')}
          <br />
          {t('actions.help', { phone: SITE.customerCentrePhone })}
        </>
      }
      action={<ButtonLink href={ROUTES.orders}>{t('back')}</ButtonLink>}
    />
  );
}
