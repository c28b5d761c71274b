import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { IdentityStart } from '@/features/identity-check/identity-start';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const KcbStartPage: AppPage = () => {
  const { t } = useTranslation(['signup', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('identityTitle')} · ${t('common:app.name')}`}</title>
        <meta name="referrer" content="no-referrer" />
      </Head>
      <IdentityStart />
    </>
  );
};
KcbStartPage.access = 'public';
KcbStartPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('signup');
export default KcbStartPage;
