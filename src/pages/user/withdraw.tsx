import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { Withdraw } from '@/features/withdraw/withdraw';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { TabBar } from '@/layouts/tab-bar';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const WithdrawPage: AppPage = () => {
  const { t } = useTranslation(['withdraw', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title')} · ${t('common:app.name')}`}</title>
      </Head>
      <Withdraw />
    </>
  );
};
WithdrawPage.access = 'member';
WithdrawPage.getLayout = (page) => <DashboardLayout tabs={<TabBar />}>{page}</DashboardLayout>;

export const getStaticProps = pageTranslations('withdraw', 'order', 'tracking', 'accountErrors', 'tabs');
export default WithdrawPage;
