import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { refreshEvery } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import { ROUTES } from '@/config/routes';
import { statusesIn } from '@/domain/order/status';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { Link } from '@/ui/kit/button/link';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { CardFailed } from './card-failed';
import { InProgressOrder } from './in-progress-order';

const SHOWN = 3;
const REFRESH_MS = 30_000;
const MOVING = statusesIn('inProgress').join(',');
const WAITING = statusesIn('waiting').join(',');
const ALL_IN_PROGRESS = { pathname: ROUTES.orders, query: { status: 'moving' } };

const EmptyText = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 5, 6),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  color: theme.vars.palette.text.secondary,
  '& > strong': {
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

export function InProgressCard() {
  const { t } = useTranslation('dashboard');
  const isWatched = useIsPageActive();
  const { data, error, refetch } = useQuery({
    ...orderQueries.page({ status: MOVING, sort: 'createdAtDesc', pageIndex: 0, pageSize: SHOWN }),
    refetchInterval: isWatched ? refreshEvery(REFRESH_MS) : false,
  });
  const { data: waiting, failureCount } = useQuery({
    ...orderQueries.page({ status: WAITING, sort: 'createdAtDesc', pageIndex: 0, pageSize: 1 }),
    refetchInterval: isWatched ? refreshEvery(REFRESH_MS) : false,
  });
  // Avoids a layout shift: the list waits until the line about waiting orders below it is known.
  const isWaitingKnown = waiting !== undefined || failureCount > 0;
  return (
    <SectionCard isFlush title={t('moving.title')} action={<Link href={ALL_IN_PROGRESS}>{t('moving.all')}</Link>}>
      {content()}
      {data && waiting && waiting.total > 0 ? (
        <More>
          <Link href={{ pathname: ROUTES.orders, query: { status: 'waiting' } }} data-quiet="true">
            {t('moving.waiting', { count: waiting.total })}
          </Link>
        </More>
      ) : null}
    </SectionCard>
  );

  function content() {
    if (data && isWaitingKnown && data.items.length > 0) {
      const more = data.total - data.items.length;
      return (
        <>
          <LeftOutNotice answer={data} kind="orders" />
          <ul>
            {data.items.map((item) => (
              <InProgressOrder key={item.id} item={item} />
            ))}
          </ul>
          {more > 0 ? (
            <More>
              <Link href={ALL_IN_PROGRESS} data-quiet="true">
                {t('moving.more', { count: more })}
              </Link>
            </More>
          ) : null}
        </>
      );
    }
    if (data && isWaitingKnown) {
      return (
        <EmptyText>
          <strong>{t('moving.noneTitle')}</strong>
          {t('moving.noneMessage')}
        </EmptyText>
      );
    }
    if (error) return <CardFailed error={error} text={t('failed.moving')} onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup>
        <SkeletonBody data-unknown="true">
          <Skeleton width={72} height={26} />
          <Skeleton width="60%" height={28} />
          <Skeleton height={40} />
        </SkeletonBody>
      </SkeletonGroup>
    );
  }
}
