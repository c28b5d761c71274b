import type { GetStaticPaths, GetStaticProps } from 'next';
import Head from 'next/head';
import { useTranslation } from '@/lib/i18n/use-translation';
import { DEFAULT_LOCALE, LOCALES } from '@/config/locales';
import { TERMS, type TermsName } from '@/config/routes';
import { readTerms } from '@/features/terms/read-terms';
import type { TermsDocument } from '@/features/terms/terms-node';
import { TermsPage } from '@/features/terms/terms-page';
import { ReadingLayout } from '@/layouts/reading-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import type { AppPage } from '@/shell/app-page';

const TermsRoute: AppPage<{ name: TermsName; document: TermsDocument }> = ({ name, document }) => {
  const { t } = useTranslation('common');
  return (
    <>
      <Head>
        <title>{`${document.title} · ${t('app.name')}`}</title>
        <meta name="description" content={`${t('app.name')} ${document.title}`} />
      </Head>
      <TermsPage key={name} name={name} document={document} />
    </>
  );
};
TermsRoute.access = 'public';
TermsRoute.getLayout = (page) => <ReadingLayout>{page}</ReadingLayout>;

export const getStaticPaths: GetStaticPaths = () => ({
  paths: LOCALES.flatMap((locale) => TERMS.map((name) => ({ params: { name }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async (context) => {
  const name = TERMS.find((known) => known === context.params?.name);
  if (!name) return { notFound: true };
  const texts = await pageTranslations('termsPage')(context);
  const document = await readTerms(context.locale ?? DEFAULT_LOCALE, name);
  return 'props' in texts ? { props: { ...texts.props, name, document } } : texts;
};
export default TermsRoute;
