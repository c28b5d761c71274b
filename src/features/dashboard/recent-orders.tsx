import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useDeferredValue } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import { ROUTES } from '@/config/routes';
import { statusesIn } from '@/domain/order/status';
import { useLoadError } from '@/queries/use-load-error';
import { Link } from '@/ui/kit/button/link';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { styled } from '@/ui/styled';
import { CardFailed } from './card-failed';
import { RecentOrder } from './recent-order';

const SHOWN = 5;

/** Ended orders can be ordered again; orders in progress are in the card above. */
export const RECENT_ORDERS = orderQueries.page({
  status: statusesIn('completed', 'stopped').join(','),
  sort: 'createdAtDesc',
  pageIndex: 0,
  pageSize: SHOWN,
});

const EmptyText = styled('p')(({ theme }) => ({
  padding: theme.spacing(2, 5, 6),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  color: theme.vars.palette.text.secondary,
}));
const SkeletonBody = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(2, 5, 6),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
}));

export function RecentOrders() {
  const { t } = useTranslation('dashboard');
  const orders = useQuery(RECENT_ORDERS);
  const { data, isFetching, refetch } = orders;
  const error = useLoadError(orders);
  const isShown = useDeferredValue(data !== undefined);
  return (
    <SectionCard isFlush title={t('recent.title')} action={<Link href={ROUTES.orders}>{t('recent.all')}</Link>}>
      {content()}
    </SectionCard>
  );

  function content() {
    if (data && data.items.length === 0) return <EmptyText>{t('recent.noneTitle')}</EmptyText>;
    if (data && isShown) {
      return (
        <>
          <LeftOutNotice answer={data} kind="orders" />
          <ul>
            {data.items.map((item) => (
              <RecentOrder key={item.id} item={item} />
            ))}
          </ul>
        </>
      );
    }
    if (error) {
      return (
        <CardFailed error={error} text={t('failed.recent')} isRetrying={isFetching} onRetry={() => void refetch()} />
      );
    }
    return (
      <SkeletonGroup>
        <SkeletonBody>
          {Array.from({ length: SHOWN }, (_, row) => (
            <Skeleton key={row} height={44} />
          ))}
        </SkeletonBody>
      </SkeletonGroup>
    );
  }
}
