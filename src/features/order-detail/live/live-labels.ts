import type { i18n as I18n, TFunction } from 'i18next';
import type { Order } from '@/api/order/order-requests';
import type { Locale } from '@/config/locales';
import { formatMoment, formatTime } from '@/domain/text/format';
import { unbrokenDay } from '@/domain/text/unbroken-day';
import { kstDate } from '@/domain/time/kst';
import { textContextOf } from '@/domain/order/kinds';
import { readEta, type Eta } from '@/domain/order/eta';
import { awaitedAppointment, endedAt, isSearchingAgain, searchingSince } from '@/domain/order/progress';
import { kindAt } from '@/domain/order/waypoint-kind';
import { waypointName } from '@/ui/order/waypoint-name';
import { isOverdue, paymentLinkOf, UNPAID } from '@/domain/payment/payment-link';
import { orderStatusName } from '@/domain/order/status';

type DetailT = TFunction<['detail', 'order', 'tracking', 'common', 'cardPayment']>;

/** For example `출발지`, `경유지 2` or `도착지`. `index` counts from 0. */
export const placeName = ({ orderType, waypoints }: Order, index: number, i18n: I18n) =>
  waypointName(i18n.getFixedT(null, 'order'), orderType, kindAt(index, waypoints.length), index);

/** The page's headline: the arrival time once a driver is assigned. `now`: ms. */
export function headlineOf(
  order: Order,
  now: number,
  t: DetailT,
  locale: Locale,
  etaText: (eta: Eta, now: number) => string,
): string {
  const name = orderStatusName(order.status);
  const context = textContextOf(order.orderType);
  const scheduled = awaitedAppointment(order, now);
  if (scheduled) return t('headline.scheduled', { moment: unbrokenDay(formatMoment(scheduled, locale)), context });
  if (isSearchingAgain(order)) return t('headline.searchingAgain', { context });
  const ended = endedAt(order);
  if (name === 'completed' && ended) {
    return kstDate(Date.parse(ended)) === kstDate(now)
      ? t('headline.completedAt', { time: formatTime(ended), context })
      : t('headline.completedOn', { moment: unbrokenDay(formatMoment(ended, locale)), context });
  }
  if (name === 'waitingForPayment' && isOverdue(paymentLinkOf(order), now)) return t('cardPayment:overdue');
  if (name === 'cancelled' && order.cancellation?.reason === UNPAID) return t('headline.cancelledUnpaid');
  if (name === 'active' || name === 'activeAndPickedUp' || name === 'transit') {
    return etaText(readEta(order.eta, now), now);
  }
  const key = `headline.${name}` as const;
  return t(key, { context, defaultValue: t(key) });
}

const LONG_SEARCH_MS = 5 * 60_000;

function isLongSearch(order: Order, now: number) {
  const since = searchingSince(order, now);
  return since !== null && now - Date.parse(since) >= LONG_SEARCH_MS;
}

/** The sentence below the headline: the driver's destination or the next step. Null if there is nothing to add. */
export function situationOf(order: Order, now: number, t: DetailT, i18n: I18n): string | null {
  const name = orderStatusName(order.status);
  const context = textContextOf(order.orderType);
  const currentIndex = order.waypoints.findIndex(({ state }) => state === 'current');
  switch (name) {
    case 'pending':
      if (isSearchingAgain(order)) return t('live.searchingAgainNote', { context });
      if (awaitedAppointment(order, now)) return t('live.scheduledNote', { context });
      return isLongSearch(order, now) ? t('live.pendingLongNote') : t('live.pendingNote', { context });
    case 'active':
      return t('live.toPickup', { context });
    case 'activeAndPickedUp':
      return t('live.loaded', { context });
    case 'transit':
      return currentIndex === -1 ? null : t('live.toStop', { place: placeName(order, currentIndex, i18n) });
    case 'incompleted':
      return t('live.incompletedNote');
    case 'unknown':
      return t('live.unknownNote');
    case 'waitingForPayment':
    case 'completed':
    case 'cancelled':
    case 'return':
      return null;
  }
}
