import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { textContextOf, type OrderType } from '@/domain/order/kinds';

/**
 * Keeps a shared page out of search engines, and its address away from the sites that it links to. Without an
 * order type, the title is that of the prerendered page, which does not know its order.
 */
export function PublicHead({ orderType }: { orderType?: OrderType | undefined }) {
  const { t } = useTranslation(['public', 'common']);
  return (
    <Head>
      <title>{`${t('title', { context: textContextOf(orderType) })} · ${t('common:app.name')}`}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
    </Head>
  );
}
