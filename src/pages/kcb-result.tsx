import { IdentityHead } from '@/features/identity-check/identity-head';
import { IdentityResult } from '@/features/identity-check/identity-result';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const KcbResultPage: AppPage = () => (
  <>
    <IdentityHead />
    <IdentityResult />
  </>
);
KcbResultPage.access = 'public';
KcbResultPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('signup');
export default KcbResultPage;
