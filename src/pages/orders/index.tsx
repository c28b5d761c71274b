import { OrderList, OrderListOutline } from '@/features/order-list/list-page';
import { ListRequest } from '@/features/order-list/list-request';
import { SignInPrompt } from '@/features/push/sign-in-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { TabBar } from '@/layouts/tab-bar';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const OrdersPage: AppPage = () => (
  <>
    <SignInPrompt />
    <OrderList />
  </>
);
OrdersPage.access = 'member';
OrdersPage.title = 'orders:title';
OrdersPage.Outline = OrderListOutline;
OrdersPage.getLayout = (page) => (
  <DashboardLayout width="wide" tabs={<TabBar />}>
    <ListRequest />
    {page}
  </DashboardLayout>
);

export const getStaticProps = pageTranslations('orders', 'order', 'tracking', 'tabs');
export default OrdersPage;
