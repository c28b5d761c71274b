import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';

/** A shared page is nobody's to find, and where it leads to learns nothing of it. */
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
