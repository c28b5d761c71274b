import type { TFunction } from 'i18next';
import type { Order } from '@/api/order/order-requests';
import type { Locale } from '@/config/locales';
import { formatMoment, formatTime } from '@/domain/text/format';
import { endedAt, isSearchingAgain } from '@/domain/order/progress';
import { isInProgressStatus, orderStatusName } from '@/domain/order/status';

type DetailT = TFunction<['detail', 'order', 'tracking', 'common']>;

/** For example `출발지`, `경유지 2` or `도착지`. `index` counts from 0. */
export function placeName(index: number, count: number, t: DetailT): string {
  if (index === 0) return t('order:waypoint.pickup');
  return index === count - 1 ? t('order:waypoint.dropoff') : t('order:waypoint.stop', { number: index });
}

/** The page's headline for a status without an arrival time. `now`: ms. */
export function headlineOf(order: Order, now: number, t: DetailT, locale: Locale): string {
  const name = orderStatusName(order.status);
  const { appointmentAt, orderType: context } = order;
  if (name === 'pending' && appointmentAt && Date.parse(appointmentAt) > now) {
    return t('headline.scheduled', { moment: formatMoment(appointmentAt, locale) });
  }
  if (isSearchingAgain(order)) return t('headline.searchingAgain');
  const ended = endedAt(order);
  if (name === 'completed' && ended) return t('headline.completedAt', { time: formatTime(ended), context });
  if (isInProgressStatus(order.status)) return t('tracking:eta.none');
  if (name === 'completed' || name === 'incompleted') return t(`headline.${name}`, { context });
  return t(`headline.${name === 'active' || name === 'activeAndPickedUp' || name === 'transit' ? 'unknown' : name}`);
}

/** The sentence below the headline: the driver's destination or the next step. Null if there is nothing to add. */
export function situationOf(order: Order, now: number, t: DetailT): string | null {
  const name = orderStatusName(order.status);
  const currentIndex = order.waypoints.findIndex(({ state }) => state === 'current');
  const place = currentIndex === -1 ? null : placeName(currentIndex, order.waypoints.length, t);
  const isScheduled = Boolean(order.appointmentAt && Date.parse(order.appointmentAt) > now);
  switch (name) {
    case 'pending':
      if (isSearchingAgain(order)) return t('live.searchingAgainNote');
      return isScheduled ? t('live.scheduledNote') : t('live.pendingNote');
    case 'waitingForPayment':
      return t('live.paymentNote');
    case 'active':
      return t('live.toPickup');
    case 'activeAndPickedUp':
      return place ? `${t('live.loading')} · ${t('live.nextStop', { place })}` : t('live.loading');
    case 'transit':
      return place ? t('live.toStop', { place }) : null;
    case 'incompleted':
      return t('live.incompletedNote');
    case 'unknown':
      return t('live.unknownNote');
    case 'completed':
    case 'cancelled':
    case 'return':
      return null;
  }
}
