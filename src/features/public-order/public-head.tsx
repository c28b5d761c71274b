import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';

/** Keeps a shared page out of search engines, and its address away from the sites that it links to. */
export function PublicHead() {
  const { t } = useTranslation(['public', 'common']);
  return (
    <Head>
      <title>{`${t('title')} · ${t('common:app.name')}`}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
    </Head>
  );
}
