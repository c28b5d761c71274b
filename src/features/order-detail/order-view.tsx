import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Order } from '@/api/order/order-requests';
import { rulesOf } from '@/domain/order/kinds';
import { ORDER_STATUS } from '@/domain/order/status';
import { useNow } from '@/lib/browser/use-now';
import { LazyCancelOrders } from '@/queries/cancel-orders/lazy-cancel-orders';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { statusText } from '@/ui/order/status-chip';
import { TabState } from '@/ui/order/tab-state';
import { useSame } from '@/queries/use-same';
import type { DialogName } from './actions/actions-card';
import { availableActions } from './actions/available-actions';
import { DetailHeader } from './detail-header';
import { MainBar } from './actions/main-bar';
import { OrderSections } from './order-sections';
import { useDialogs } from './actions/use-dialogs';
import { useLiveOrder } from './live/use-live-order';

const CLOCK_MS = 60_000;
const TipDialog = lazyPart(() => import('./actions/tip-dialog').then((module) => module.TipDialog));
const ShareDialog = lazyPart(() => import('./share/share-dialog').then((module) => module.ShareDialog));

/** `renderShared`: renders the order as its public link shows it. */
export type RenderShared = (source: { organizationId: string; orderId: string }) => ReactNode;

type OrderViewProps = { detail: Order; renderShared: RenderShared; notice: ReactNode; planner: ReactNode };

export function OrderView({ detail, renderShared, notice, planner }: OrderViewProps) {
  const { t } = useTranslation('tracking');
  const live = useLiveOrder(detail);
  const { order, steady } = live;
  const offered = useSame(availableActions(order, useNow(CLOCK_MS)));
  const dialogs = useDialogs<DialogName>();
  const headline = useRef<HTMLParagraphElement>(null);
  const [isCancelledHere, setIsCancelledHere] = useState(false);
  const isCancelled = order.status === ORDER_STATUS.cancelled;

  useEffect(() => {
    // The focused cancel button is gone, so the focus moves to the new status, which a phone may have scrolled away.
    if (!isCancelledHere || !isCancelled) return;
    headline.current?.focus({ preventScroll: true });
    headline.current?.scrollIntoView({ block: 'nearest' });
  }, [isCancelledHere, isCancelled]);

  return (
    <>
      <TabState order={order} />
      <DetailHeader order={steady} />
      <OrderSections
        live={live}
        offered={offered}
        headline={headline}
        notice={notice}
        planner={planner}
        onOpen={dialogs.open}
      />
      <MainBar order={order} offered={offered} />
      {dialogs.wasOpened('cancel') ? (
        <LazyCancelOrders
          orders={[order]}
          isOpen={dialogs.isOpen('cancel')}
          onClose={dialogs.close}
          onCancel={() => setIsCancelledHere(true)}
        />
      ) : null}
      {dialogs.wasOpened('tip') ? (
        <TipDialog order={order} isOpen={dialogs.isOpen('tip')} onClose={dialogs.close} />
      ) : null}
      {dialogs.wasOpened('share') && order.organizationId ? (
        <ShareDialog
          orderId={order.id}
          organizationId={order.organizationId}
          status={statusText(order.status, order.orderType, t, 'recipient')}
          settings={order.share}
          hasGoods={!rulesOf(order.orderType).hasInventory}
          preview={renderShared({ organizationId: order.organizationId, orderId: order.id })}
          isOpen={dialogs.isOpen('share')}
          onClose={dialogs.close}
        />
      ) : null}
    </>
  );
}
