import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { IN_PROGRESS_VIEW } from '@/config/routes';
import { OrderList, OrderListOutline } from '@/features/order-list/list-page';
import { ListRequest } from '@/features/order-list/list-request';
import { SignInPrompt } from '@/features/push/sign-in-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { TabBar } from '@/layouts/tab-bar';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const OrdersPage: AppPage = () => {
  const { t } = useTranslation(['orders', 'common']);
  const isTracking = useRouter().query.view === IN_PROGRESS_VIEW.view;
  return (
    <>
      <Head>
        <title>{`${t(isTracking ? 'map.title' : 'title')} · ${t('common:app.name')}`}</title>
      </Head>
      <SignInPrompt />
      <OrderList />
    </>
  );
};
OrdersPage.access = 'member';
OrdersPage.Outline = OrderListOutline;
OrdersPage.getLayout = (page) => (
  <DashboardLayout width="wide" tabs={<TabBar />}>
    <ListRequest />
    {page}
  </DashboardLayout>
);

export const getStaticProps = pageTranslations('orders', 'order', 'tracking', 'tabs');
export default OrdersPage;
