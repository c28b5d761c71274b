import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { ROUTES } from '@/config/routes';
import { AccountLayout } from '@/layouts/account-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';
import { NotFound } from '@/shell/not-found';

const NotFoundPage: AppPage = () => {
  const { t } = useTranslation(['lost', 'common']);
  return (
    <>
      <Head>
        <title>{`${t('notFound.title')} · ${t('common:app.name')}`}</title>
      </Head>
      <NotFound homeHref={ROUTES.root} orderHref={ROUTES.newOrder} />
    </>
  );
};
NotFoundPage.access = 'public';
NotFoundPage.getLayout = (page) => <AccountLayout>{page}</AccountLayout>;

export const getStaticProps = pageTranslations('lost');
export default NotFoundPage;
