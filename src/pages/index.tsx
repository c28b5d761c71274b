import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { env } from '@/config/env';
import { DEFAULT_LOCALE, LOCALES, localeOf, localePrefix, type Locale } from '@/config/locales';
import { SHARE_PICTURE } from '@/config/site';
import { Landing } from '@/features/landing/landing';
import { LandingLayout } from '@/layouts/landing-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const addressIn = (locale: Locale) => `${env.siteUrl}${localePrefix(locale)}`;

const LandingPage: AppPage = () => {
  const { t, i18n } = useTranslation('landing');
  const own = addressIn(localeOf(i18n.language));
  return (
    <>
      <Head>
        <title>{t('metaTitle')}</title>
        <meta name="description" content={t('metaDescription')} />
        <link rel="canonical" href={own} />
        {LOCALES.map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />
        <meta property="og:type" content="website" />
        <meta property="og:url" content={own} />
        <meta property="og:title" content={t('metaTitle')} />
        <meta property="og:description" content={t('metaDescription')} />
        <meta property="og:image" content={env.siteUrl + SHARE_PICTURE.path} />
        <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
        <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
      </Head>
      <Landing />
    </>
  );
};
LandingPage.access = 'anyone';
LandingPage.getLayout = (page) => <LandingLayout>{page}</LandingLayout>;

export const getStaticProps = pageTranslations('landing', 'order');
export default LandingPage;
