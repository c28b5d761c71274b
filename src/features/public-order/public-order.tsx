import { useTranslation } from '@/lib/i18n/use-translation';
import { useDeferredValue, useEffect } from 'react';
import { env } from '@/config/env';
import { usePathParams } from '@/lib/browser/use-path-params';
import { EmptyDrawing } from '@/ui/drawings/empty-drawing';
import { ExternalLink } from '@/ui/kit/button/link';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { TabState } from '@/ui/order/tab-state';
import { styled } from '@/ui/styled';
import { PublicDetails } from './lazy-details';
import { PublicOrderSkeleton } from './public-order-skeleton';
import { PublicOrderView } from './public-order-view';
import { type PublicSource, usePublicOrder } from './use-public-order';

// Avoids a layout shift: the footer starts below the screen, from where the parts of the order push it on.
const Tall = styled('div')({ minHeight: '100dvh' });

/** Unknown, expired and forbidden links look the same, so that a stranger learns nothing from this page. */
function LinkClosed() {
  const { t } = useTranslation('public');
  return (
    <EmptyState
      isPage
      isPictureBare
      picture={<EmptyDrawing name="box" />}
      title={t('closed.title')}
      message={t('closed.message')}
      action={
        // The customer centre's number is in the footer of every public page.
        <ExternalLink href={env.helpCentreUrl}>{t('closed.help')}</ExternalLink>
      }
    />
  );
}

// One element, so React skips it while the page waits.
const LOADING = (
  <Tall>
    <PublicOrderSkeleton />
  </Tall>
);

/** The order of the page's address; null while that is unknown. A partner's link names no organization. */
function useSource(): PublicSource | null {
  const { organization_id: organizationId = null, order_id: orderId } = usePathParams();
  return orderId === undefined ? null : { organizationId, orderId };
}

export function PublicOrder() {
  const { t } = useTranslation('public');
  // Their code is asked for together with the order, so that both are there at once.
  useEffect(() => PublicDetails.prefetch(), []);
  const source = useSource();
  const { order, route, isRouteComing, hasEnded, error, isFetching, retry } = usePublicOrder(source);
  // Renders the order in slices when it arrives, so that a phone stays responsive.
  const isShown = useDeferredValue(order !== undefined);
  if (order && isShown) {
    return (
      <Tall>
        <TabState order={order} reader="recipient" />
        <LeftOutNotice answer={order} kind="parts" />
        <PublicOrderView
          key={order.id}
          order={order}
          route={route}
          isRouteComing={isRouteComing}
          isFailing={error !== null}
        />
      </Tall>
    );
  }
  if (hasEnded) return <LinkClosed />;
  if (error) {
    return <ErrorState isPage message={t('failed.message')} onRetry={retry} isRetrying={isFetching} error={error} />;
  }
  return LOADING;
}
