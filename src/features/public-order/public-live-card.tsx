import type { TFunction } from 'i18next';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { OrderRoute, PublicOrder } from '@/api/order/order-requests';
import type { Locale } from '@/config/locales';
import { STALE_AFTER_MS } from '@/domain/order/driver-position';
import { minutesLeft, readEta } from '@/domain/order/eta';
import { textContextOf } from '@/domain/order/kinds';
import {
  awaitedAppointment,
  currentWaypointNumber,
  endedAt,
  isSearchingAgain,
  searchingSince,
} from '@/domain/order/progress';
import { boundsOf, drivenShareOf, remainingOf, splitRoute } from '@/domain/order/route-drawing';
import { isBeforePickup, isInProgressStatus, orderStatusName } from '@/domain/order/status';
import { formatDistance, formatMoment, formatShortMoment } from '@/domain/text/format';
import { unbrokenDay } from '@/domain/text/unbroken-day';
import { useIsOnline } from '@/lib/browser/use-is-online';
import { useNow } from '@/lib/browser/use-now';
import { Notice } from '@/ui/kit/feedback/notice';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import type { MapStop } from '@/ui/map/map-port';
import { OrderMap, OrderMapSkeleton } from '@/ui/map/order-map';
import { LiveSentence, LiveState } from '@/ui/order/live-state';
import { useOrderMoment } from '@/ui/order/order-moment';
import { useEtaText } from '@/ui/order/use-eta-text';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

/** The public answer has no coordinates of the stops, so the ends of the route are the pickup and the drop-off. */
function endsOf({ path }: OrderRoute, { waypoints }: PublicOrder): MapStop[] {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || path.length < 2) return [];
  return [
    { ...first, kind: 'pickup', state: waypoints[0]?.state ?? 'todo' },
    { ...last, kind: 'dropoff', state: waypoints.at(-1)?.state ?? 'todo' },
  ];
}

/** The next stop is the drop-off. The length to any other stop is unknown, because the answer has no coordinates of stops. */
const isHeadingForEnd = ({ waypoints }: PublicOrder) =>
  [null, waypoints.length].includes(currentWaypointNumber(waypoints));

function PublicMap({ order, route }: { order: PublicOrder; route: OrderRoute }) {
  const { t } = useTranslation('tracking');
  const driver = route.driver ?? null;
  if (boundsOf(driver ? [...route.path, driver] : route.path) === null) return null;
  const isDriven = !isBeforePickup(order.status);
  const way = splitRoute(route.path, driver, isDriven ? drivenShareOf(route) : null);
  const metres = isDriven && isHeadingForEnd(order) ? remainingOf(route) : null;
  return (
    <OrderMap
      label={t('map.label')}
      stops={endsOf(route, order)}
      way={way}
      drivers={driver ? [{ id: 'driver', label: '', lat: driver.lat, lng: driver.lng }] : []}
      ahead={metres === null ? undefined : { metres, eta: order.eta ?? null }}
    />
  );
}

type PublicT = TFunction<['public', 'order']>;

/** The state of the order in one sentence. */
function statusSentence(order: PublicOrder, now: number, t: PublicT, locale: Locale): string {
  const name = orderStatusName(order.status);
  const context = textContextOf(order.orderType);
  const scheduled = awaitedAppointment(order, now);
  if (scheduled) return t('headline.scheduled', { moment: unbrokenDay(formatMoment(scheduled, locale)), context });
  if (isSearchingAgain(order)) return t('headline.searchingAgain', { context });
  const ended = endedAt(order);
  if (name === 'completed' && ended) {
    return t('headline.completedAt', { moment: unbrokenDay(formatMoment(ended, locale)), context });
  }
  const key = `headline.${name}` as const;
  return t(key, { context, defaultValue: t(key) });
}

/** The stop that the driver is heading for; null for pickup and drop-off, which the status already names. */
function headingText({ waypoints }: PublicOrder, t: PublicT): string | null {
  const number = currentWaypointNumber(waypoints);
  if (number === null || number === 1 || number === waypoints.length) return null;
  return t('heading.stop', { number: number - 1 });
}

const CLOCK_MS = 10_000;
const MINUTE_MS = 60_000;

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));
const DriverSearch = lazyPart<{ since: string }>(
  () => import('@/ui/order/driver-search').then((module) => module.DriverSearch),
  { fallback: <Skeleton height={96} /> },
);

type PublicLiveCardProps = {
  order: PublicOrder;
  route: OrderRoute | undefined;
  isRouteComing: boolean;
  isFailing: boolean;
};

/** A warning if the data is older than it should be, else null. */
function useStaleWarning(
  { order, isFailing }: Pick<PublicLiveCardProps, 'order' | 'isFailing'>,
  now: number,
): string | null {
  const { t } = useTranslation(['public', 'tracking']);
  const locale = useLocale();
  const isOnline = useIsOnline();
  // Without the time the answer counts as of now.
  const updatedAt = order.updatedAt ?? new Date(now).toISOString();
  const time = formatShortMoment(updatedAt, now, locale);
  const ageMs = now - Date.parse(updatedAt);
  if (!isOnline) return t('offline', { time });
  if (isFailing) return t('failing', { time });
  if (!isInProgressStatus(order.status) || ageMs <= STALE_AFTER_MS) return null;
  return t('stale', { count: Math.floor(ageMs / MINUTE_MS) });
}

/** Where the goods are and when they arrive, as the largest text on the page. */
export function PublicLiveCard({ order, route, isRouteComing, isFailing }: PublicLiveCardProps) {
  const { t } = useTranslation(['public', 'tracking']);
  const locale = useLocale();
  const etaText = useEtaText();
  const now = useNow(CLOCK_MS);
  const staleWarning = useStaleWarning({ order, isFailing }, now);
  const isInProgress = isInProgressStatus(order.status);
  // Before the pickup this would be the length of a trip that has not begun.
  const isAfterPickup = !isBeforePickup(order.status);
  const minutes = isInProgress ? minutesLeft(order.eta, now) : null;
  const arrival = isInProgress ? etaText(readEta(order.eta, now), now) : null;
  const sentence = statusSentence(order, now, t, locale);
  const searchedSince = searchingSince(order, now);
  const moment = useOrderMoment(order.status);
  const remaining = route && isAfterPickup ? remainingOf(route) : null;
  const driven = route ? drivenShareOf(route) : null;

  return (
    <SectionCard>
      <Stack data-moment={moment}>
        <LiveState
          order={order}
          reader="recipient"
          headline={minutes === null ? (arrival ?? sentence) : t('minutesLeft', { minutes })}
          aside={
            order.updatedAt ? (
              <span>{t('updatedAt', { time: formatShortMoment(order.updatedAt, now, locale) })}</span>
            ) : null
          }
        >
          {minutes === null ? null : <LiveSentence>{arrival}</LiveSentence>}
          {isInProgress ? <LiveSentence>{headingText(order, t) ?? sentence}</LiveSentence> : null}
        </LiveState>
        {searchedSince ? <DriverSearch since={searchedSince} /> : null}
        {route ? (
          <div>
            <PublicMap order={order} route={route} />
            {remaining === null ? null : (
              <LiveSentence>
                {t('progress.toEnd', { distance: formatDistance(remaining, locale) })}
                {driven === null ? null : (
                  <VisuallyHidden>
                    {', '}
                    {t('progress.label', { percent: Math.round(driven * 100) })}
                  </VisuallyHidden>
                )}
              </LiveSentence>
            )}
          </div>
        ) : null}
        {isRouteComing ? (
          <div>
            <OrderMapSkeleton />
            {isAfterPickup ? (
              <LiveSentence aria-hidden="true">
                <Skeleton width={112} height="1.6em" />
              </LiveSentence>
            ) : null}
          </div>
        ) : null}
        {staleWarning ? <Notice tone="attention">{staleWarning}</Notice> : null}
      </Stack>
    </SectionCard>
  );
}
