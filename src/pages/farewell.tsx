import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { Farewell } from '@/features/withdraw/farewell';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const FarewellPage: AppPage = () => {
  const { t } = useTranslation(['account', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('title.farewell')} · ${t('common:app.name')}`}</title>
      </Head>
      <Farewell />
    </>
  );
};
FarewellPage.access = 'public';
FarewellPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('account');
export default FarewellPage;
