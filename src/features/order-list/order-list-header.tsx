import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { ButtonLink } from '@/ui/button-link';
import { PlusIcon } from '@/ui/icons/action-icons';
import { PageHeader } from '@/ui/page-header';

export function OrderListHeader() {
  const { t } = useTranslation('orders');
  return (
    <PageHeader
      title={t('title')}
      action={
        <ButtonLink href={ROUTES.newOrder} variant="primary" start={<PlusIcon />}>
          {t('newOrder')}
        </ButtonLink>
      }
    />
  );
}
