import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { PlusIcon } from '@/ui/kit/icons/action-icons';
import { PageHeader } from '@/ui/kit/layout/page-header';

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
