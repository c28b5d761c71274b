import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { Dashboard } from '@/features/dashboard/dashboard';
import { PushPrompt } from '@/features/push/push-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const DashboardPage: AppPage = () => {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title')} · ${t('common:app.name')}`}</title>
      </Head>
      <Dashboard notice={<PushPrompt />} />
    </>
  );
};
DashboardPage.access = 'member';
DashboardPage.getLayout = (page) => <DashboardLayout>{page}</DashboardLayout>;

export const getStaticProps = pageTranslations('dashboard', 'order', 'tracking', 'push');
export default DashboardPage;
