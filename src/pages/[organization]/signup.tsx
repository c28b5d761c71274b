import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { InvitationNote } from '@/features/sign-up/invitation-note';
import { OrganizationSignUp } from '@/features/sign-up/organization-sign-up';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import { shellPaths } from '@/lib/i18n/shell-paths';
import type { AppPage } from '@/shell/app-page';

const OrganizationSignupPage: AppPage = () => {
  const { t } = useTranslation(['signup', 'common']);
  const { query, isReady } = useRouter();
  const { organization } = query;
  const code = isReady && typeof organization === 'string' ? organization : null;
  return (
    <>
      <Head>
        <title>{`${t('title')} · ${t('common:app.name')}`}</title>
      </Head>
      <OrganizationSignUp key={code} code={code} />
    </>
  );
};
OrganizationSignupPage.access = 'publicOnly';
OrganizationSignupPage.getLayout = (page) => (
  <AccountLayout>
    <InvitationNote />
    {page}
  </AccountLayout>
);

export const getStaticPaths = shellPaths('organization');
export const getStaticProps = pageTranslations('signup', 'account');
export default OrganizationSignupPage;
