import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { KitGallery } from '@/features/kit-gallery/kit-gallery';
import { pageTranslations } from '@/lib/i18n/page-translations';

// The ending keeps it out of the production build: only `next dev` takes .jsx files for pages (see next.config.js).
function KitPage() {
  const { t } = useTranslation('dev/kit');
  return (
    <>
      <Head>
        <title>{t('title')}</title>
      </Head>
      <KitGallery />
    </>
  );
}
KitPage.access = 'public';
KitPage.getLayout = (page) => page;

export const getStaticProps = pageTranslations('dev/kit');
export default KitPage;
