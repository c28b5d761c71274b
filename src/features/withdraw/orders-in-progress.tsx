import { useTranslation } from '@/lib/i18n/use-translation';
import type { OrderListItem } from '@/api/order/order-requests';
import { statusGroupRoute } from '@/config/order-list-route';
import { orderRoute } from '@/config/routes';
import { languageOf } from '@/domain/text/format';
import { keepHouseNumber } from '@/domain/text/visible-text';
import { Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';
import { listedStatus, orderLabels } from '@/ui/order/order-names';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { StatusChip } from '@/ui/order/status-chip';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const List = styled('ul')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 3),
    padding: theme.spacing(3, 0),
    borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  },
  '& > li > a': { minHeight: 28, display: 'inline-flex', alignItems: 'center' },
}));

const Route = styled('span')(({ theme }) => ({
  flexBasis: '100%',
  minWidth: 0,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const All = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 5),
  marginTop: theme.spacing(4),
  '& > p': { flexBasis: '100%' },
}));

/** No single group covers all open orders. */
const FILTERS = ['waiting', 'moving'] as const;

/** A customer cannot withdraw while orders are in progress. */
export function OrdersInProgress({ orders, total }: { orders: readonly OrderListItem[]; total: number }) {
  const { t } = useTranslation('withdraw');
  const { t: tOrder } = useTranslation('order');
  const locale = useLocale();
  return (
    <SectionCard title={t('running')}>
      <Notice tone="attention">{t('runningHint')}</Notice>
      <List>
        {orders.map((order) => {
          const labels = orderLabels(order, tOrder, locale);
          return (
            <li key={order.id}>
              <Link href={orderRoute(order.id)}>{labels.orderNo}</Link>
              <StatusChip status={listedStatus(order)} orderType={order.orderType} />
              <Route lang={languageOf(labels.pickup)}>
                {keepHouseNumber(labels.pickup)} → {keepHouseNumber(labels.dropoff)}
              </Route>
            </li>
          );
        })}
      </List>
      {total > orders.length ? (
        <All>
          <p>{t('runningAll', { count: total })}</p>
          {FILTERS.map((status) => (
            <Link key={status} href={statusGroupRoute(status)}>
              {t(`runningIn.${status}`)}
            </Link>
          ))}
        </All>
      ) : null}
    </SectionCard>
  );
}
