import { PublicHead } from '@/features/public-order/public-head';
import { PublicOrder } from '@/features/public-order/public-order';
import { ReadingLayout } from '@/layouts/reading-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import { shellPaths } from '@/lib/i18n/shell-paths';
import type { AppPage } from '@/shell/app-page';

const PublicOrderPage: AppPage = () => (
  <>
    <PublicHead />
    <PublicOrder />
  </>
);
PublicOrderPage.access = 'public';
PublicOrderPage.getLayout = (page) => <ReadingLayout>{page}</ReadingLayout>;

export const getStaticPaths = shellPaths('organization_id', 'order_id');
export const getStaticProps = pageTranslations('public', 'order', 'tracking');
export default PublicOrderPage;
