import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { type ReactNode, useDeferredValue } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { ROUTES, type SheetName } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { useLoadError } from '@/queries/use-load-error';
import { EmptyDrawing } from '@/ui/drawings/empty-drawing';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { LiveStateSkeleton } from '@/ui/order/live-state';
import { HelpLine } from './help-line';
import { Column, Columns } from './order-detail-layout';
import { OrderView, type RenderShared } from './order-view';

function OrderNotFound() {
  const { t } = useTranslation('detail');
  return (
    <EmptyState
      isPage
      isPictureBare
      picture={<EmptyDrawing name="box" />}
      title={t('notFound.title')}
      message={t('notFound.message')}
      action={
        <>
          <ButtonLink href={ROUTES.orders}>{t('back')}</ButtonLink>
          <HelpLine />
        </>
      }
    />
  );
}

/** `isSheet`: a printed sheet loads, which has no state. */
export function OrderDetailSkeleton({ isSheet = false }: { isSheet?: boolean }) {
  return (
    <SkeletonGroup isPage>
      <Skeleton width={240} height={36} />
      <br />
      <Columns>
        <Column>
          <SectionCard>
            <Column>
              {isSheet ? <Skeleton width="70%" height={36} /> : <LiveStateSkeleton />}
              <Skeleton width="50%" />
            </Column>
          </SectionCard>
          <SectionCard>
            <Skeleton height={160} />
          </SectionCard>
        </Column>
        <Column>
          <SectionCard>
            <Skeleton height={96} />
          </SectionCard>
          <SectionCard>
            <Skeleton height={120} />
          </SectionCard>
        </Column>
      </Columns>
    </SkeletonGroup>
  );
}

// One element each, so React skips them while the page waits.
const SKELETON = <OrderDetailSkeleton />;
const SHEET_SKELETON = <OrderDetailSkeleton isSheet />;

const OrderSheet = lazyPart<{ order: Order; name: SheetName }>(
  () => import('./print/order-sheet').then((module) => module.OrderSheet),
  { fallback: SHEET_SKELETON },
);

/** The order is unknown, belongs to someone else, or the id is malformed. */
const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.items.some(({ field }) => field === 'id'));

type OrderDetailProps = {
  /** Null until the router has read the URL. */
  orderId: string | null;
  renderShared: RenderShared;
  /** Notice shown while the order is not over. */
  notice?: ReactNode;
  /** The home-move planner, which belongs to another feature. */
  planner?: ReactNode;
  /** The print sheet to show instead of the order. */
  sheet?: SheetName | undefined;
};

export function OrderDetail({ orderId, renderShared, notice, planner, sheet }: OrderDetailProps) {
  const { t } = useTranslation('detail');
  const request = useQuery({ ...orderQueries.detail(orderId ?? ''), enabled: orderId !== null });
  const { data, refetch, isFetching } = request;
  const error = useLoadError(request);
  // Renders the order in slices when it arrives, so that a phone stays responsive.
  const isShown = useDeferredValue(data !== undefined);

  if (data && sheet) return <OrderSheet order={data} name={sheet} />;
  if (data && isShown) {
    return (
      <>
        <LeftOutNotice answer={data} kind="parts" />
        <OrderView detail={data} renderShared={renderShared} notice={notice} planner={planner} />
      </>
    );
  }
  if (isNotFound(error)) return <OrderNotFound />;
  if (error === null) return sheet === undefined ? SKELETON : SHEET_SKELETON;
  return (
    <ErrorState isPage title={t('failed.title')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}
