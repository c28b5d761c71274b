import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { OauthResult } from '@/features/oauth-result/oauth-result';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const OauthResultPage: AppPage = () => {
  const { t } = useTranslation(['account', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title.oauth')} · ${t('common:app.name')}`}</title>
        <meta name="referrer" content="no-referrer" />
      </Head>
      <OauthResult />
    </>
  );
};
OauthResultPage.access = 'public';
OauthResultPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('account', 'accountErrors');
export default OauthResultPage;
