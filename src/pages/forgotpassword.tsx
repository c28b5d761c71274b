import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { PasswordRecovery } from '@/features/password-recovery/password-recovery';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const ForgotPasswordPage: AppPage = () => {
  const { t } = useTranslation(['recovery', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title')} · ${t('common:app.name')}`}</title>
      </Head>
      <PasswordRecovery />
    </>
  );
};
ForgotPasswordPage.access = 'publicOnly';
ForgotPasswordPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('recovery', 'accountErrors');
export default ForgotPasswordPage;
