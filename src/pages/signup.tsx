import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { SignUp } from '@/features/sign-up/sign-up';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const SignupPage: AppPage = () => {
  const { t } = useTranslation(['signup', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title')} · ${t('common:app.name')}`}</title>
        <meta name="description" content={t('description')} />
      </Head>
      <SignUp />
    </>
  );
};
SignupPage.access = 'publicOnly';
SignupPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('signup', 'account');
export default SignupPage;
