import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, type MouseEvent } from 'react';
import type { Order } from '@/api/order/order-requests';
import { ROUTES } from '@/config/routes';
import { formatMoment } from '@/domain/text/format';
import { orderNumber } from '@/domain/order/order-number';
import { isAfterList } from '@/lib/browser/after-list';
import { translateOr } from '@/lib/i18n/translate-or';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const NoWrap = styled('span')({ display: 'inline-block', overflowWrap: 'anywhere' });

export const DetailHeader = memo(function DetailHeader({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['detail', 'order']);
  const locale = useLocale();
  const router = useRouter();

  function goBack(event: MouseEvent) {
    // Going back restores the list's filter and scroll position; a new list would start at the top.
    if (!isPlainClick(event) || !isAfterList()) return;
    event.preventDefault();
    router.back();
  }

  const type = translateOr(i18n, 'order', `type.${order.orderType}`, t('order:type.Default'));
  return (
    <PageHeader
      title={
        <>
          {type} <NoWrap>{orderNumber(order)}</NoWrap>
        </>
      }
      lead={order.createdAt ? t('createdAt', { moment: formatMoment(order.createdAt, locale) }) : undefined}
      backHref={ROUTES.orders}
      backLabel={t('back')}
      onBack={goBack}
    />
  );
});
