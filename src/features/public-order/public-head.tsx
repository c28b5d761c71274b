import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { env } from '@/config/env';
import { SHARE_PICTURE } from '@/config/site';

/**
 * Keeps a shared page out of search engines, and its address away from the sites that it links to. KakaoTalk and others
 * read the prerendered page without running it, so that what they show of a link is the same for every order.
 */
export function PublicHead() {
  const { t } = useTranslation(['public', 'common']);
  const title = `${t('linkTitle')} · ${t('common:app.name')}`;
  return (
    <Head>
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={t('preview')} />
      <meta property="og:image" content={`${env.siteUrl}${SHARE_PICTURE.path}`} />
    </Head>
  );
}
