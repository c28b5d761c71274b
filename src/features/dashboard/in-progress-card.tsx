import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { refreshEvery } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import { listOrders } from '@/api/order/order-requests';
import { statusGroupRoute } from '@/config/order-list-route';
import { statusesIn } from '@/domain/order/status';
import { kstMonth } from '@/domain/time/calendar';
import { serverNow } from '@/domain/time/clock';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { Link } from '@/ui/kit/button/link';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { EmptyDrawing } from '@/ui/drawings/empty-drawing';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { InProgressOrder } from '@/queries/in-progress/in-progress-order';
import { NEWEST_IN_PROGRESS, newestInProgress, REFRESH_MS } from '@/queries/in-progress/newest-in-progress';
import { useLoadError } from '@/queries/use-load-error';
import { styled } from '@/ui/styled';
import { CardFailed } from './card-failed';
import { InProgressMap } from './in-progress-map';
import { RECENT_ORDERS } from './recent-orders';

const WAITING = statusesIn('waiting').join(',');
const ALL_IN_PROGRESS = statusGroupRoute('moving');

const EmptyText = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(2, 5, 6),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  color: theme.vars.palette.text.secondary,
  '& strong': {
    display: 'block',
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.primary,
  },
}));
const More = styled('p')(({ theme }) => ({
  padding: theme.spacing(3, 5),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
}));
const SkeletonBody = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(2, 5, 6),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
}));

/** An order that leaves this list has ended. The cards that count it do not poll, so their answers are renewed then. */
export const dashboardInProgress = (isWatched: boolean) =>
  queryOptions({
    ...newestInProgress(isWatched),
    queryFn: async ({ client, signal }) => {
      const answer = await listOrders(NEWEST_IN_PROGRESS, signal);
      const before = client.getQueryData(newestInProgress(isWatched).queryKey);
      const isGone = ({ id }: { id: string }) => !answer.items.some((item) => item.id === id);
      if (before && (answer.total < before.total || before.items.some(isGone))) {
        void client.invalidateQueries({ queryKey: RECENT_ORDERS.queryKey });
        void client.invalidateQueries({ queryKey: orderQueries.statistics(kstMonth(serverNow())).queryKey });
      }
      return answer;
    },
  });

/** Only their number is shown. Polls only while `isWatched`. */
export const newestWaiting = (isWatched: boolean) =>
  queryOptions({
    ...orderQueries.page({ status: WAITING, sort: 'createdAtDesc', pageIndex: 0, pageSize: 1 }),
    refetchInterval: isWatched ? refreshEvery(REFRESH_MS) : false,
  });

/** The newest orders in progress, and how many wait for a driver or a payment. */
export function useInProgress() {
  const isWatched = useIsPageActive();
  const newest = useQuery(dashboardInProgress(isWatched));
  const waiting = useQuery(newestWaiting(isWatched));
  const error = useLoadError(newest);
  // Avoids a layout shift: the list waits until the line about waiting orders below it is known.
  const isWaitingKnown = waiting.data !== undefined || waiting.failureCount > 0;
  return {
    inProgress: newest.data,
    waiting: waiting.data,
    error,
    isRetrying: newest.isFetching,
    isKnown: newest.data ? isWaitingKnown : error !== null,
    retry: () => void newest.refetch(),
  };
}

type InProgress = ReturnType<typeof useInProgress>;

/** Shown until it is known whether the page starts with orders in progress. */
export function InProgressSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <SectionCard isFlush title={t('inProgress.title')}>
      <SkeletonGroup>
        <SkeletonBody data-unknown="true">
          <Skeleton width={72} height={26} />
          <Skeleton width="60%" height={28} />
          <Skeleton height={40} />
        </SkeletonBody>
      </SkeletonGroup>
    </SectionCard>
  );
}

export function InProgressCard({ orders: { inProgress, waiting, error, isRetrying, retry } }: { orders: InProgress }) {
  const { t } = useTranslation('dashboard');
  return (
    <SectionCard
      isFlush
      title={t('inProgress.title')}
      action={<Link href={ALL_IN_PROGRESS}>{t('inProgress.all')}</Link>}
    >
      {content()}
      {inProgress && waiting && waiting.total > 0 ? (
        <More>
          <Link href={statusGroupRoute('waiting')} data-quiet="true">
            {t('inProgress.waiting', { count: waiting.total })}
          </Link>
        </More>
      ) : null}
    </SectionCard>
  );

  function content() {
    if (!inProgress) {
      return <CardFailed error={error} text={t('failed.inProgress')} isRetrying={isRetrying} onRetry={retry} />;
    }
    if (inProgress.items.length === 0) {
      return (
        <EmptyText>
          <EmptyDrawing name="road" width={96} />
          <p>
            <strong>{t('inProgress.noneTitle')}</strong>
            {t('inProgress.noneMessage')}
          </p>
        </EmptyText>
      );
    }
    const more = inProgress.total - inProgress.items.length;
    return (
      <>
        <LeftOutNotice answer={inProgress} kind="orders" />
        <InProgressMap items={inProgress.items} />
        <ul>
          {inProgress.items.map((item) => (
            <InProgressOrder key={item.id} item={item} />
          ))}
        </ul>
        {more > 0 ? (
          <More>
            <Link href={ALL_IN_PROGRESS} data-quiet="true">
              {t('inProgress.more', { count: more })}
            </Link>
          </More>
        ) : null}
      </>
    );
  }
}
