import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';

/** The title of the identity check's window. The addresses of its pages are for the agency and us: no other site gets them. */
export function IdentityHead() {
  const { t } = useTranslation(['signup', 'common']);
  return (
    <Head>
      <title>{`${t('identityTitle')} · ${t('common:app.name')}`}</title>
      <meta name="referrer" content="no-referrer" />
    </Head>
  );
}
