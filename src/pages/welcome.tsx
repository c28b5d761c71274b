import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { Welcome } from '@/features/sign-up/welcome';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const WelcomePage: AppPage = () => {
  const { t } = useTranslation(['account', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title.welcome')} · ${t('common:app.name')}`}</title>
      </Head>
      <Welcome />
    </>
  );
};
WelcomePage.access = 'publicOnly';
WelcomePage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('account');
export default WelcomePage;
