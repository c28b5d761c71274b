import { BulkOrders } from '@/features/bulk-orders/lazy-bulk-orders';
import { DraftPlanner } from '@/features/move-planner/draft-planner';
import { OfferRequest } from '@/features/order-create/offer/offer-request';
import { OrderCreate, OrderCreateOutline } from '@/features/order-create/order-create';
import { SignInPrompt } from '@/features/push/sign-in-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const NewOrderPage: AppPage = () => (
  <>
    <SignInPrompt />
    <OrderCreate bulkOrders={<BulkOrders />} planner={<DraftPlanner />} />
  </>
);
NewOrderPage.access = 'guest';
NewOrderPage.title = 'composer:title';
NewOrderPage.Outline = OrderCreateOutline;
NewOrderPage.getLayout = (page) => (
  <DashboardLayout>
    <OfferRequest />
    {page}
  </DashboardLayout>
);

export const getStaticProps = pageTranslations('composer', 'order', 'goods');
export default NewOrderPage;
