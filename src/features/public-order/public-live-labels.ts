import type { TFunction } from 'i18next';
import type { PublicOrder } from '@/api/order/order-requests';
import type { Locale } from '@/config/locales';
import { formatMoment } from '@/domain/text/format';
import { endedAt, currentWaypointNumber, isSearchingAgain } from '@/domain/order/progress';
import { orderStatusName } from '@/domain/order/status';

type PublicT = TFunction<['public', 'order']>;

/** The state of the order in one sentence. */
export function statusSentence(order: PublicOrder, now: number, t: PublicT, locale: Locale): string {
  const name = orderStatusName(order.status);
  const { appointmentAt, orderType: context } = order;
  if (name === 'pending' && appointmentAt && Date.parse(appointmentAt) > now) {
    return t('headline.scheduled', { moment: formatMoment(appointmentAt, locale) });
  }
  if (isSearchingAgain(order)) return t('headline.searchingAgain');
  const ended = endedAt(order);
  if (name === 'completed' && ended) return t('headline.completedAt', { moment: formatMoment(ended, locale), context });
  if (name === 'completed' || name === 'incompleted') return t(`headline.${name}`, { context });
  return t(`headline.${name}`);
}

/** The stop that the driver is heading for; null for pickup and drop-off, which the status already names. */
export function headingText({ waypoints }: PublicOrder, t: PublicT): string | null {
  const number = currentWaypointNumber(waypoints);
  if (number === null || number === 1 || number === waypoints.length) return null;
  return t('heading.stop', { number: number - 1 });
}
