import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { OrderList } from '@/features/order-list/list-page';
import { SignInPrompt } from '@/features/push/sign-in-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const OrdersPage: AppPage = () => {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title')} · ${t('common:app.name')}`}</title>
      </Head>
      <SignInPrompt />
      <OrderList />
    </>
  );
};
OrdersPage.access = 'member';
OrdersPage.getLayout = (page) => <DashboardLayout>{page}</DashboardLayout>;

export const getStaticProps = pageTranslations('orders', 'order', 'tracking');
export default OrdersPage;
