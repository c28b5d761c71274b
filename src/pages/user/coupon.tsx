import { Coupons } from '@/features/coupon/coupons';
import { SignInPrompt } from '@/features/push/sign-in-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { TabBar } from '@/layouts/tab-bar';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const CouponPage: AppPage = () => {
  return (
    <>
      <SignInPrompt />
      <Coupons />
    </>
  );
};
CouponPage.access = 'member';
CouponPage.title = 'coupon:title';
CouponPage.getLayout = (page) => <DashboardLayout tabs={<TabBar />}>{page}</DashboardLayout>;

export const getStaticProps = pageTranslations('coupon', 'couponForm', 'order', 'orderErrors', 'tabs');
export default CouponPage;
