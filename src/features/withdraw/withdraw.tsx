import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { orderQueries } from '@/api/order/order-queries';
import { ROUTES } from '@/config/routes';
import { statusesIn } from '@/domain/order/status';
import { useLoadError } from '@/queries/use-load-error';
import { selectUser } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { DeletedDataCard } from './deleted-data-card';
import { OrdersInProgress } from './orders-in-progress';
import { WithdrawForm } from './withdraw-form';

const RUNNING = statusesIn('waiting', 'inProgress');
const SHOWN = 5;

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: theme.layout.reading,
}));

export function Withdraw() {
  const { t } = useTranslation('withdraw');
  const user = useAppSelector(selectUser);
  const request = useQuery(orderQueries.page({ status: RUNNING.join(','), pageIndex: 0, pageSize: SHOWN }));
  const { data, isFetching, refetch } = request;
  const error = useLoadError(request);
  if (!user) return null;

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} backHref={ROUTES.user} backLabel={t('back')} />
      <Column>
        <DeletedDataCard user={user} />
        {data && data.total > 0 ? <OrdersInProgress orders={data.items} total={data.total} /> : null}
        {data && data.total === 0 ? <WithdrawForm user={user} onRunningOrders={() => void refetch()} /> : null}
        {!data && error ? <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} /> : null}
        {!data && !error ? (
          <SkeletonGroup isPage>
            <Skeleton height={420} radius={12} />
          </SkeletonGroup>
        ) : null}
      </Column>
    </>
  );
}
