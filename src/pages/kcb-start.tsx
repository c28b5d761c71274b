import { IdentityHead } from '@/features/identity-check/identity-head';
import { IdentityStart } from '@/features/identity-check/identity-start';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const KcbStartPage: AppPage = () => (
  <>
    <IdentityHead />
    <IdentityStart />
  </>
);
KcbStartPage.access = 'public';
KcbStartPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('signup');
export default KcbStartPage;
