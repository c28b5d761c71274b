import { BrandpayReturn } from '@/features/payment/brandpay/brandpay-return';
import { Payment, PaymentOutline } from '@/features/payment/payment-page';
import { PaymentRequest } from '@/features/payment/payment-request';
import { SharedLive } from '@/features/public-order/shared-view';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const PaymentPage: AppPage = () => <Payment renderLive={(source) => <SharedLive source={source} />} />;
PaymentPage.access = 'guest';
PaymentPage.title = 'payment:title';
PaymentPage.Outline = PaymentOutline;
PaymentPage.getLayout = (page) => (
  <DashboardLayout>
    <BrandpayReturn />
    <PaymentRequest />
    {page}
  </DashboardLayout>
);

export const getStaticProps = pageTranslations('payment', 'order', 'goods', 'cardPayment');
export default PaymentPage;
