import { Profile } from '@/features/profile/profile';
import { SignInPrompt } from '@/features/push/sign-in-prompt';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { TabBar } from '@/layouts/tab-bar';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const ProfilePage: AppPage = () => {
  return (
    <>
      <SignInPrompt />
      <Profile />
    </>
  );
};
ProfilePage.access = 'member';
ProfilePage.title = 'profile:title';
ProfilePage.getLayout = (page) => <DashboardLayout tabs={<TabBar />}>{page}</DashboardLayout>;

export const getStaticProps = pageTranslations('profile', 'accountErrors', 'tabs');
export default ProfilePage;
