import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { BoxIcon } from '@/ui/kit/icons/place-icons';
import { HelpLine } from './help-line';

export function OrderNotFound() {
  const { t } = useTranslation('detail');
  return (
    <EmptyState
      isPage
      picture={<BoxIcon size={28} />}
      title={t('notFound.title')}
      message={t('notFound.message')}
      action={
        <>
          <ButtonLink href={ROUTES.orders}>{t('back')}</ButtonLink>
          <HelpLine />
        </>
      }
    />
  );
}
