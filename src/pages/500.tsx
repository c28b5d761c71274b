import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { ROUTES } from '@/config/routes';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';
import { ServerError } from '@/shell/server-error';

const ServerErrorPage: AppPage = () => {
  const { t } = useTranslation(['lost', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('serverError.title')} · ${t('common:app.name')}`}</title>
      </Head>
      <ServerError homeHref={ROUTES.root} />
    </>
  );
};
ServerErrorPage.access = 'public';
ServerErrorPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('lost');
export default ServerErrorPage;
