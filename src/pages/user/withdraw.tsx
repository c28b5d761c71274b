import { Withdraw } from '@/features/withdraw/withdraw';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { TabBar } from '@/layouts/tab-bar';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const WithdrawPage: AppPage = () => <Withdraw />;
WithdrawPage.access = 'member';
WithdrawPage.title = 'withdraw:title';
WithdrawPage.getLayout = (page) => <DashboardLayout tabs={<TabBar />}>{page}</DashboardLayout>;

export const getStaticProps = pageTranslations('withdraw', 'order', 'tracking', 'accountErrors', 'tabs');
export default WithdrawPage;
