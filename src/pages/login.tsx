import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { SignIn } from '@/features/sign-in/sign-in';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const LoginPage: AppPage = () => {
  const { t } = useTranslation(['account', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title.signIn')} · ${t('common:app.name')}`}</title>
        <meta name="description" content={t('description.signIn')} />
      </Head>
      <SignIn />
    </>
  );
};
LoginPage.access = 'publicOnly';
LoginPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('account', 'accountErrors');
export default LoginPage;
