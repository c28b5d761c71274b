import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { SHEETS } from '@/config/routes';
import { OrderPlanner } from '@/features/move-planner/order-planner';
import { OrderDetail } from '@/features/order-detail/order-detail';
import { OrderDetailSkeleton } from '@/features/order-detail/order-detail-skeleton';
import { SharedView } from '@/features/public-order/shared-view';
import { PushPrompt } from '@/features/push/push-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import { shellPaths } from '@/lib/i18n/shell-paths';
import type { AppPage } from '@/shell/app-page';

const OrderPage: AppPage = () => {
  const { t } = useTranslation(['detail', 'common']);
  const { query, isReady } = useRouter();
  const { id, sheet } = query;
  return (
    <>
      <Head>
        <title>{`${t('title')} · ${t('common:app.name')}`}</title>
      </Head>
      {isReady && typeof id === 'string' ? (
        <OrderDetail
          key={id}
          orderId={id}
          sheet={SHEETS.find((name) => name === sheet)}
          notice={<PushPrompt />}
          planner={<OrderPlanner orderId={id} />}
          renderShared={(source) => <SharedView source={source} />}
        />
      ) : (
        <OrderDetailSkeleton />
      )}
    </>
  );
};
OrderPage.access = 'member';
OrderPage.getLayout = (page) => <DashboardLayout>{page}</DashboardLayout>;

export const getStaticPaths = shellPaths('id');
export const getStaticProps = pageTranslations('detail', 'order', 'tracking', 'push');
export default OrderPage;
