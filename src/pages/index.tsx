import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { env } from '@/config/env';
import { LOGO_IMAGE } from '@/config/site';
import { Landing } from '@/features/landing/landing';
import { LandingLayout } from '@/layouts/landing-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const ADDRESS = { ko: env.siteUrl, en: `${env.siteUrl}/en` } as const;

const LandingPage: AppPage = () => {
  const { t, i18n } = useTranslation('landing');
  const canonical = i18n.language === 'en' ? ADDRESS.en : ADDRESS.ko;
  return (
    <>
      <Head>
        <title>{t('metaTitle')}</title>
        <meta name="description" content={t('metaDescription')} />
        <link rel="canonical" href={canonical} />
        <link rel="alternate" hrefLang="ko" href={ADDRESS.ko} />
        <link rel="alternate" hrefLang="en" href={ADDRESS.en} />
        <link rel="alternate" hrefLang="x-default" href={ADDRESS.ko} />
        <meta property="og:type" content="website" />
        <meta property="og:url" content={canonical} />
        <meta property="og:title" content={t('metaTitle')} />
        <meta property="og:description" content={t('metaDescription')} />
        <meta property="og:image" content={env.siteUrl + LOGO_IMAGE.path} />
      </Head>
      <Landing />
    </>
  );
};
LandingPage.access = 'anyone';
LandingPage.getLayout = (page) => <LandingLayout>{page}</LandingLayout>;

export const getStaticProps = pageTranslations('landing', 'order', 'tracking');
export default LandingPage;
