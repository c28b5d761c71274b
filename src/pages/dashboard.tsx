import { Dashboard, DashboardOutline } from '@/features/dashboard/dashboard';
import { DashboardRequest } from '@/features/dashboard/dashboard-request';
import { PushPrompt } from '@/features/push/push-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { TabBar } from '@/layouts/tab-bar';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const DashboardPage: AppPage = () => <Dashboard notice={<PushPrompt />} />;
DashboardPage.access = 'member';
DashboardPage.title = 'dashboard:title';
DashboardPage.Outline = DashboardOutline;
DashboardPage.getLayout = (page) => (
  <DashboardLayout tabs={<TabBar />}>
    <DashboardRequest />
    {page}
  </DashboardLayout>
);

export const getStaticProps = pageTranslations('dashboard', 'order', 'tracking', 'push', 'tabs');
export default DashboardPage;
