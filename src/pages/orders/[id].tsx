import { useRouter } from 'next/router';
import { SHEETS } from '@/config/routes';
import { OrderPlanner } from '@/features/move-planner/order-planner';
import { OrderDetail, OrderDetailSkeleton } from '@/features/order-detail/detail-page';
import { OrderRequest } from '@/features/order-detail/order-request';
import { SharedView } from '@/features/public-order/shared-view';
import { PushPrompt } from '@/features/push/push-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import { shellPaths } from '@/lib/i18n/shell-paths';
import type { AppPage } from '@/shell/app-page';

const OrderPage: AppPage = () => {
  const { query, isReady } = useRouter();
  const orderId = isReady && typeof query.id === 'string' ? query.id : null;
  return (
    <OrderDetail
      key={orderId}
      orderId={orderId}
      sheet={SHEETS.find((name) => name === query.sheet)}
      notice={<PushPrompt />}
      planner={orderId ? <OrderPlanner orderId={orderId} /> : null}
      renderShared={(source) => <SharedView source={source} />}
    />
  );
};
OrderPage.access = 'member';
OrderPage.title = 'detail:title';
OrderPage.Outline = OrderDetailSkeleton;
OrderPage.getLayout = (page) => (
  <DashboardLayout>
    <OrderRequest />
    {page}
  </DashboardLayout>
);

export const getStaticPaths = shellPaths('id');
export const getStaticProps = pageTranslations('detail', 'order', 'tracking', 'cardPayment', 'push');
export default OrderPage;
