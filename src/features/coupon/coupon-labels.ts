import { useTranslation } from 'next-i18next/pages';
import type { Coupon } from '@/api/order/order-requests';
import { serverNow } from '@/domain/time/clock';
import { daysLeft } from '@/domain/payment/expiring-coupons';
import { formatDate, formatWon } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';

/** The texts of a coupon: discount, conditions and validity. */
export function useCouponLabels() {
  const { t } = useTranslation(['coupon', 'order']);
  const locale = useLocale();
  const won = (amount: number) => formatWon(amount, locale);

  return {
    discount: ({ discountType, discountValue }: Coupon) =>
      discountType === 'PERCENT' ? `${discountValue}%` : won(discountValue),
    conditions: ({ minPrice, maxDiscount, orderTypes, pays }: Coupon) =>
      [
        minPrice > 0 ? t('minPrice', { amount: won(minPrice) }) : t('anyPrice'),
        maxDiscount === null ? null : t('maxDiscount', { amount: won(maxDiscount) }),
        orderTypes.length > 0
          ? t('orderTypes', { types: orderTypes.map((type) => t(`order:type.${type}`)).join(', ') })
          : null,
        pays.length > 0 ? t('pays', { pays: pays.map((pay) => t(`order:pay.${pay}`)).join(', ') }) : null,
      ].filter((condition) => condition !== null),
    until: ({ expiresAt }: Coupon) => t('until', { date: formatDate(expiresAt, locale) }),
    daysLeft: ({ expiresAt }: Coupon) => daysLeft(expiresAt, serverNow()),
    daysText: (days: number) => (days <= 0 ? t('today') : t('daysLeft', { count: days })),
  };
}
