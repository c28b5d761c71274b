import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode, RefObject } from 'react';
import { env } from '@/config/env';
import { reorderRoute } from '@/config/reorder-route';
import { ROUTES } from '@/config/routes';
import { positionState } from '@/domain/order/driver-position';
import { textContextOf } from '@/domain/order/kinds';
import { searchingSince } from '@/domain/order/progress';
import { isBeforePickup, isInProgressStatus, ORDER_STATUS } from '@/domain/order/status';
import { paymentLinkOf } from '@/domain/payment/payment-link';
import { formatDistance, formatShortMoment } from '@/domain/text/format';
import { useNow } from '@/lib/browser/use-now';
import { Notice } from '@/ui/kit/feedback/notice';
import { ScreenOnly } from '@/ui/kit/layout/screen-only';
import { DriverSearch } from '@/ui/order/driver-search';
import { LiveSentence, LiveState } from '@/ui/order/live-state';
import type { OrderMoment } from '@/ui/order/order-moment';
import { PaymentDue } from '@/ui/order/payment-due';
import { useEtaText } from '@/ui/order/use-eta-text';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { JustCreatedNotice } from './just-created-notice';
import { headlineOf, situationOf } from './live-labels';
import { RouteStrip } from '../route-strip';
import type { LiveOrder } from './use-live-order';

const CLOCK_MS = 10_000;
const MINUTE_MS = 60_000;

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(5),
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  '@media print': { border: 0, padding: 0 },
}));

/** Its height is reserved before the distance is known. */
const Remaining = styled(LiveSentence)({ minHeight: '1lh' });

const Small = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const Moment = styled('b')(({ theme }) => ({
  color: theme.vars.palette.primary.text,
  fontWeight: theme.typography.fontWeightBold,
}));

const Footer = styled(ScreenOnly)(({ theme }) => ({
  // A card within this card.
  '& section': { padding: 0, border: 0 },
  '&:has(> :not(:empty))': { paddingTop: theme.spacing(4), borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
}));

type LiveCardProps = {
  live: LiveOrder;
  moment: OrderMoment | null;
  headline: RefObject<HTMLParagraphElement | null>;
  /** Below the state, such as the question about notifications. */
  footer?: ReactNode;
};

/** The current state of the order, in the page's largest text. */
export function LiveCard({ live, moment, headline, footer }: LiveCardProps) {
  const { t, i18n } = useTranslation(['detail', 'order', 'tracking', 'common', 'cardPayment']);
  const locale = useLocale();
  const etaText = useEtaText();
  const now = useNow(CLOCK_MS);
  const { order, position, anchor, route, metres, isFailing } = live;
  const context = textContextOf(order.orderType);
  const isInProgress = isInProgressStatus(order.status);
  const situation = situationOf(order, now, t, i18n);
  const isUnderWay = isInProgress && !isBeforePickup(order.status);
  const remaining = metres === null ? null : t('live.remaining', { distance: formatDistance(metres, locale) });
  const positionNotice = position ? positionText(position, anchor) : null;
  const searchedSince = searchingSince(order, now);

  return (
    <Root aria-label={t('live.label')} data-moment={moment}>
      <LiveState
        order={order}
        headline={headlineOf(order, now, t, locale, etaText)}
        headlineRef={headline}
        aside={aside()}
        quiet={isUnderWay && situation ? <Remaining>{remaining}</Remaining> : null}
      >
        {situation ? <LiveSentence>{situation}</LiveSentence> : null}
      </LiveState>
      {order.status === ORDER_STATUS.active && order.eta ? <Small>{t('live.etaOfEnd', { context })}</Small> : null}
      {searchedSince ? <DriverSearch since={searchedSince} /> : null}
      {order.status === ORDER_STATUS.waitingForPayment ? (
        <PaymentDue
          link={paymentLinkOf(order)}
          now={now}
          again={env.providerDialect.includes('no-reorder') ? ROUTES.newOrder : reorderRoute(order.id)}
        />
      ) : null}
      {isInProgress ? <RouteStrip order={order} route={route} /> : null}
      {positionNotice ? <Notice tone="attention">{positionNotice}</Notice> : null}
      {isFailing ? <Notice tone="attention">{t('live.failing')}</Notice> : null}
      <Footer>{footer}</Footer>
    </Root>
  );

  function aside() {
    if (moment) {
      const key = `tracking:moment.${moment}` as const;
      return <Moment>{t(key, { context, defaultValue: t(key) })}</Moment>;
    }
    if (position)
      return <span>{t('tracking:position.asOf', { time: formatShortMoment(position.at, now, locale) })}</span>;
    if (order.status === ORDER_STATUS.cancelled) return null;
    return <JustCreatedNotice orderId={order.id} />;
  }

  function positionText(at: NonNullable<typeof position>, since: typeof anchor) {
    const ageMs = now - Date.parse(at.at);
    const state = positionState(at, since, ageMs);
    if (state === 'fresh') return null;
    if (state === 'stale') return t('tracking:position.stale', { count: Math.round(ageMs / MINUTE_MS) });
    const stillMs = now - Date.parse(since?.at ?? at.at);
    return t('tracking:position.still', { count: Math.round(stillMs / MINUTE_MS), context });
  }
}
