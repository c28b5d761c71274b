import { PublicHead } from '@/features/public-order/public-head';
import { PublicOrder } from '@/features/public-order/public-order';
import { usePathParams } from '@/lib/browser/use-path-params';
import { ReadingLayout } from '@/layouts/reading-layout';
import { pageTranslations } from '@/lib/i18n/page-translations';
import { shellPaths } from '@/lib/i18n/shell-paths';
import type { AppPage } from '@/shell/app-page';

const PublicOrderPage: AppPage = () => {
  const { organization_id: organizationId, order_id: orderId } = usePathParams();
  const isKnown = typeof organizationId === 'string' && typeof orderId === 'string';
  return (
    <>
      <PublicHead />
      <PublicOrder source={isKnown ? { organizationId, orderId } : null} />
    </>
  );
};
PublicOrderPage.access = 'public';
PublicOrderPage.getLayout = (page) => <ReadingLayout>{page}</ReadingLayout>;

export const getStaticPaths = shellPaths('organization_id', 'order_id');
export const getStaticProps = pageTranslations('public', 'order', 'tracking');
export default PublicOrderPage;
