import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { PlusIcon } from '@/ui/kit/icons/action-icons';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { AllOrders } from './all-orders';
import { useListFilter } from './filter/use-list-filter';
import { InProgressOrders } from './in-progress/in-progress-orders';

function OrderListHeader() {
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

/** The customer's orders: all of them as a list, or those in progress on a map. */
export function OrderList() {
  const { view } = useListFilter();
  return (
    <>
      <OrderListHeader />
      {view === 'map' ? <InProgressOrders /> : <AllOrders />}
    </>
  );
}
