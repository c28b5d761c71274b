import type { TFunction } from 'i18next';
import type { Locale } from '@/config/locales';
import { ORDER_STATUS } from '@/domain/order/status';
import { isOverdue, paymentLinkOf } from '@/domain/payment/payment-link';
import { formatShortMoment } from '@/domain/text/format';

type UnpaidOrder = { status?: number } & Parameters<typeof paymentLinkOf>[0];

/** How a listed order that waits for its payment is paid, and until when; null for others. `now`: provider's ms. */
export function listedPayment(item: UnpaidOrder, t: TFunction<'order'>, now: number, locale: Locale) {
  if (item.status !== ORDER_STATUS.waitingForPayment) return null;
  const link = paymentLinkOf(item);
  if (isOverdue(link, now)) return { url: null, until: t('row.overdue') };
  const until = link.dueAt === null ? null : t('row.payUntil', { moment: formatShortMoment(link.dueAt, now, locale) });
  return { url: link.url, until };
}
