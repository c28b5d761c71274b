import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { PlacedOrder } from '@/api/order/order-placement';
import { refreshEvery, staleAfter } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { PublicOrder } from '@/api/order/order-requests';
import { ROUTES } from '@/config/routes';
import { SITE } from '@/config/site';
import { ORDER_STATUS } from '@/domain/order/status';
import { isOverdue, paymentLinkOf } from '@/domain/payment/payment-link';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { useNow } from '@/lib/browser/use-now';
import { Notice } from '@/ui/kit/feedback/notice';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { PaymentDue } from '@/ui/order/payment-due';
import { Price } from '@/ui/order/price';
import { styled } from '@/ui/styled';

const CLOCK_MS = 10_000;
const REFRESH_MS = 10_000;

/** A guest is not told why an order was cancelled; only its history shows that it was never paid. */
const wasNeverPaid = ({ history = [] }: Pick<PublicOrder, 'history'>) =>
  history.some(({ status }) => status === ORDER_STATUS.waitingForPayment) &&
  history.every(({ status }) => status === ORDER_STATUS.waitingForPayment || status === ORDER_STATUS.cancelled);

const Amount = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  marginBottom: theme.spacing(3),
}));

export type CardPaymentProps = {
  order: PlacedOrder;
  /** Won; undefined where the page says it elsewhere. */
  amount: number | undefined;
};

/** A guest's order by card: how it is paid, then that it was. Later states are only in the order's live view. */
export function CardPayment({ order, amount }: CardPaymentProps) {
  const { t } = useTranslation(['cardPayment', 'payment']);
  const now = useNow(CLOCK_MS);
  const isWatched = useIsPageActive();
  const { id, organizationId = '' } = order;
  const { data } = useQuery({
    ...orderQueries.publicOrder(organizationId, id),
    // The guest comes back from the payment page to this one.
    enabled: isWatched && organizationId !== '',
    staleTime: staleAfter(0),
    refetchInterval: (query) =>
      query.state.data && query.state.data.status !== ORDER_STATUS.waitingForPayment
        ? false
        : refreshEvery(REFRESH_MS)(query),
  });
  const status = data?.status ?? ORDER_STATUS.waitingForPayment;
  if (data && status === ORDER_STATUS.cancelled) {
    return (
      <Notice tone="attention">
        {wasNeverPaid(data) ? t('unpaid') : t('cancelled', { phone: SITE.customerCentrePhone })}
      </Notice>
    );
  }
  if (status === ORDER_STATUS.pending) return <Notice tone="success">{t('paid')}</Notice>;
  if (status !== ORDER_STATUS.waitingForPayment) return null;

  const link = paymentLinkOf(order);
  const isLate = isOverdue(link, now);
  return (
    <SectionCard title={t(isLate ? 'overdue' : 'title')}>
      {isLate || amount === undefined ? null : (
        <Amount>
          {t('payment:price.payable')} <Price amount={amount} size="medium" />
        </Amount>
      )}
      <PaymentDue link={link} now={now} again={ROUTES.newOrder} />
    </SectionCard>
  );
}
