import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, type ReactNode, type RefObject } from 'react';
import type { Order } from '@/api/order/order-requests';
import { timelineOf } from '@/domain/order/progress';
import { isFinalStatus, isInProgressStatus } from '@/domain/order/status';
import { DeferredRender } from '@/ui/kit/layout/deferred-render';
import { RenderWhenWanted } from '@/ui/kit/layout/render-when-wanted';
import { ScreenOnly } from '@/ui/kit/layout/screen-only';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { useOrderMoment } from '@/ui/order/order-moment';
import { OrderTimeline } from '@/ui/order/order-timeline';
import { styled } from '@/ui/styled';
import { ActionsCard, type DialogName } from './actions/actions-card';
import type { AvailableActions } from './actions/available-actions';
import { InfoCard } from './info-card';
import { DriverCard } from './live/driver-card';
import { LiveCard } from './live/live-card';
import { LiveMap } from './live/live-map';
import type { LiveOrder } from './live/use-live-order';
import { Column, Columns } from './order-detail-layout';
import { PhotosCard } from './photos/photos-card';
import { PriceCard } from './price-card';
import { RouteCard } from './route-card';
import { SplitOrderCard } from './split-order-card';

/** Prints in two columns, like a wide screen, without what can only be pressed; most orders fill one sheet. */
const Sections = styled(Columns)({
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr) 38%',
    columnGap: 24,
    zoom: 0.9,
    '& [data-variant][data-size]': { display: 'none' },
    '& li': { breakInside: 'avoid' },
    '& h2': { breakAfter: 'avoid' },
  },
});

const TimelineCard = memo(function TimelineCard({ order }: { order: Order }) {
  const { t } = useTranslation('detail');
  return (
    <SectionCard title={t('timeline.title')}>
      <OrderTimeline steps={timelineOf(order)} orderType={order.orderType} />
    </SectionCard>
  );
});

/** Of an order in progress, in px. */
const TIMELINE_HEIGHT = 263;

type OrderSectionsProps = {
  live: LiveOrder;
  offered: AvailableActions;
  headline: RefObject<HTMLParagraphElement | null>;
  notice: ReactNode;
  planner: ReactNode;
  onOpen: (name: DialogName) => void;
};

/**
 * One or two columns. On phones, driver and actions come before the long lists, also in the DOM order for keyboards. When
 * a tablet is turned, only these two are mounted anew: nothing is typed or opened in them.
 */
export function OrderSections({ live, offered, headline, notice, planner, onOpen }: OrderSectionsProps) {
  const isWide = useIsAtLeast('lg');
  const { order, steady } = live;
  const moment = useOrderMoment(order.status);

  const people = (
    <>
      <ScreenOnly>
        <ActionsCard order={steady} offered={offered} isMainElsewhere={!isWide} onOpen={onOpen} />
      </ScreenOnly>
      <DriverCard order={steady} isNew={moment === 'assigned'} />
    </>
  );
  return (
    <Sections>
      <Column>
        <LiveCard
          live={live}
          moment={moment}
          headline={headline}
          footer={isFinalStatus(order.status) ? null : notice}
        />
        {isInProgressStatus(order.status) ? <LiveMap live={live} /> : null}
        <DeferredRender>
          {isWide ? null : people}
          <RouteCard live={live} />
          <RenderWhenWanted height={TIMELINE_HEIGHT}>
            <TimelineCard order={steady} />
            <SplitOrderCard order={steady} />
          </RenderWhenWanted>
          <PhotosCard order={steady} canAdd={offered.canAddImages} />
          {planner}
        </DeferredRender>
      </Column>
      <Column>
        <DeferredRender>
          {isWide ? people : null}
          <PriceCard order={steady} />
          <InfoCard order={steady} />
        </DeferredRender>
      </Column>
    </Sections>
  );
}
