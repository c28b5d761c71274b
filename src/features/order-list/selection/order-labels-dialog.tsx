import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { Order, OrderListItem } from '@/api/order/order-requests';
import type { Locale } from '@/config/locales';
import { rulesOf } from '@/domain/order/kinds';
import { orderNumber } from '@/domain/order/order-number';
import { formatPhone, splitMobileNo } from '@/domain/text/phone';
import { publicOrderUrl } from '@/lib/share/public-order-url';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { LabelsDialog, type ShippingLabel } from '@/ui/order/labels-dialog';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

/** Leaves connections free for what the page loads meanwhile. */
const PARALLEL = 4;

const FRESH_MS = 60_000;

const Above = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(4),
  '&:empty': { display: 'none' },
}));

const isHomeMove = ({ orderType }: OrderListItem) => orderType !== undefined && rulesOf(orderType).hasInventory;

function labelOf(order: Order, locale: Locale): ShippingLabel {
  const { id, organizationId, waypoints, goods } = order;
  const recipient = waypoints.at(-1);
  return {
    id,
    orderNo: orderNumber(order),
    name: recipient?.contactName ?? '',
    phone: splitMobileNo(recipient?.mobileNo ?? '')
      .map(formatPhone)
      .join(' · '),
    address: [recipient?.address.roadAddress, recipient?.address.buildingName, recipient?.addressDetail]
      .filter(Boolean)
      .join(' '),
    // Not the remark: it is for the driver, and may hold the organization's own memo.
    note: [goods?.description, recipient?.note].filter(Boolean).join(' · '),
    sender: waypoints[0]?.contactName ?? '',
    link: organizationId ? publicOrderUrl(locale, organizationId, id) : null,
  };
}

/** A label without the recipient's address would send the goods nowhere. */
const canHaveLabel = ({ waypoints }: Order) => waypoints.at(-1)?.address.roadAddress !== '';

type OrderLabelsDialogProps = { orders: readonly OrderListItem[]; isOpen: boolean; onClose: () => void };

/** Labels of selected orders. The list does not know phones and details, so each order is loaded, four at a time. */
export function OrderLabelsDialog({ orders, isOpen, onClose }: OrderLabelsDialogProps) {
  const { t } = useTranslation('orderPick');
  const locale = useLocale();
  const boxed = orders.filter((order) => !isHomeMove(order));
  const moves = orders.length - boxed.length;
  const [limit, setLimit] = useState(PARALLEL);
  const results = useQueries({
    queries: boxed.map(({ id }, index) => ({
      ...orderQueries.detail(id),
      enabled: isOpen && index < limit,
      staleTime: FRESH_MS,
    })),
  });
  const settled = results.filter(({ data, isError }) => data !== undefined || isError).length;
  if (limit < Math.min(settled + PARALLEL, boxed.length)) setLimit(settled + PARALLEL);
  const failed = results.filter(({ data, isError }) => (data ? !canHaveLabel(data) : isError));
  const isLoading = settled < boxed.length;

  return (
    <LabelsDialog
      labels={results.flatMap(({ data }) => (data && canHaveLabel(data) ? [labelOf(data, locale)] : []))}
      isLoading={isLoading}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Above>
        {isLoading ? <ProgressBar value={settled} max={boxed.length} aria-label={t('labelsLoading')} /> : null}
        {moves > 0 ? <Notice>{t('noLabels', { count: moves })}</Notice> : null}
        {failed.length > 0 ? (
          <Notice
            tone="error"
            action={
              <RetryButton
                size="small"
                variant="outline"
                isRetrying={false}
                onRetry={() => failed.forEach(({ refetch }) => void refetch())}
              />
            }
          >
            {t('labelsFailed', { count: failed.length })}
          </Notice>
        ) : null}
      </Above>
    </LabelsDialog>
  );
}
