import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { SignUp } from '@/features/sign-up/sign-up';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const SignupPage: AppPage = () => {
  const { t } = useTranslation(['account', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title.signUp')} · ${t('common:app.name')}`}</title>
        <meta name="description" content={t('description.signUp')} />
      </Head>
      <SignUp />
    </>
  );
};
SignupPage.access = 'publicOnly';
SignupPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('account');
export default SignupPage;
